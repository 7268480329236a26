"""For the curious: matches by the hundred, what they add up to, and one told aloud."""
