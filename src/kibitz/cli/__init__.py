"""The command `kibitz`."""
