## standing
