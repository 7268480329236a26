"""The table server: all I/O is here. Written, then told: state changes only by what the journal has accepted."""
