"""What people read and see of El Caballero."""
