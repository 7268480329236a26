"""The people of a table: who they are, who is here, which sockets they read by, and what they vote for."""
