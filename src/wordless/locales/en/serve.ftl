# What the server says to whoever runs it, and of itself.

serve-here = Wordless is at { $address }
serve-network = On your network: { $address }
serve-data = Everything is kept in { $folder }
serve-stop = Ctrl-C stops it. Nothing is lost.

illegal-replay-too-long = This match is too long to be shown here. Whoever runs the server can export it.
illegal-server-full = This server is full. Please try again later.
