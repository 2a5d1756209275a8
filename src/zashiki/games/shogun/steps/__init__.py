"""What happens, phase by phase."""
