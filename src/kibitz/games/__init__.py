"""The rules of each game; imports the kernel only."""
