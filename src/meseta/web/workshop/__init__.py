"""The box workshop in the browser: whoever owns a game holds our box against their own copy."""
