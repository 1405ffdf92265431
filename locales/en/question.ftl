## question
