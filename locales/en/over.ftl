## over
