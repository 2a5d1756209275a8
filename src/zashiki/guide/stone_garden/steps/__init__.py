"""The rules as steps, one file for each phase of the rulebook."""
