"""The shapes the database has had, in order."""
