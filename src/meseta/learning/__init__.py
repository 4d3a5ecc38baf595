"""Learning on a card: networks that play against themselves. Knows batches; needs PyTorch."""
