"""What every game must keep, whatever it is."""
