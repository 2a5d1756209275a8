"""What strangers send is read in processes of its own, with little memory and time."""
