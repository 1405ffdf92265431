## table
