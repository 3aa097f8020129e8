## The Acquire table
