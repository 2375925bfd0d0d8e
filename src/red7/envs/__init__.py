"""Red7 for research: environments of PettingZoo, Gymnasium and OpenSpiel, and batches of rounds for NumPy.

They need the extra `envs`. `docs/research.md` says what they observe, and how to use them.
"""
