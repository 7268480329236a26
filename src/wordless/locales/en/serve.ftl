# What the server says to whoever runs it, and of itself.

serve-here = Wordless is running at { $address }
serve-network = On your network: { $address }
serve-data = Data is stored in { $folder }
serve-stop = Press Ctrl+C to stop. Nothing will be lost.

illegal-replay-too-long = This match is too long to show here. The person who runs the server can export it.
illegal-server-full = This server is full. Please try again later.
