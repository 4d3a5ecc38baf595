"""What games share on people's side: texts in every language, and the pens for pictures."""
