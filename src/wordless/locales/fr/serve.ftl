# Ce que le serveur dit à la personne qui l’héberge, et de lui-même.

serve-here = Wordless tourne à l’adresse { $address }
serve-network = Sur votre réseau : { $address }
serve-data = Les données sont dans { $folder }
serve-stop = Ctrl+C pour arrêter. Rien ne sera perdu.

illegal-replay-too-long = Cette partie est trop longue pour être montrée ici. La personne qui héberge le serveur peut l’exporter.
illegal-server-full = Ce serveur est complet. Veuillez réessayer plus tard.
