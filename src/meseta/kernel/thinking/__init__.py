"""How any game is thought about: judging positions, looking ahead, searching a tree, practising."""
