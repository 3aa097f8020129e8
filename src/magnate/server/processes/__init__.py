"""Several server processes behind one port: the front process, and what they tell each other."""
