"""How the database came to its present schema, one step a file in versions/."""
