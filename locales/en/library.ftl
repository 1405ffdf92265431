## library
