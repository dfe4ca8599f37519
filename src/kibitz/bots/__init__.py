"""Players that are programs. A bot sees a view and the events that reached its seat, nothing else."""
