"""What is kept: people and their devices, tables and their seats, and every move."""
