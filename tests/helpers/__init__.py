"""What tests share: a client, a server, journals, players, a browser."""
