"""Mutation testing: small faults put into the program, and which test notices each of them. See `tools/mutate`."""
