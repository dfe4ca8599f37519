"""What every card game here is made of; imports nothing of ours and no third party."""
