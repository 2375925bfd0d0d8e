"""How the cards look, once for every window: the pigments and the symbols."""
