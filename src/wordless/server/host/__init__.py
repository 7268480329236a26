"""Running a server: settings, commands, bots' workers, retention and backup."""
