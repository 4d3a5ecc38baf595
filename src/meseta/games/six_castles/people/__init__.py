"""What people read and see of 6 Castles."""
