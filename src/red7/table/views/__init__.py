"""What each viewer of a table gets; hidden cards leave only through `red7.game.sight` until a match is over.

Cards are texts such as `R7`, colours their letters, seats count from 0.
"""
