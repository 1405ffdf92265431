# Bots: programs of other people (docs/bots.md)

bot-start = the bot "{ $command }" at seat { $seat } cannot be started ({ $why }); the greedy bot plays on
bot-gone = the bot "{ $command }" at seat { $seat } has ended before the game; the greedy bot plays on
bot-silent = the bot "{ $command }" at seat { $seat } gave no answer within { $seconds } s; the greedy bot plays on
bot-nonsense = the bot "{ $command }" at seat { $seat } gave no legal answer: { $why }; the greedy bot plays on
bot-wrong = { $why } in the line { $line }
bot-other-id = the id is not that of the question
bot-illegal = this answer is not among the legal ones

# The report of `oath sim --report`

report-title = Games among bots
report-lead = What the games say. Repeat them with
report-games = games
report-rounds = rounds a game
report-decisions = decisions a game
report-branching = options a question
report-speed = games a second
report-powers = powers used
report-ratings = How strong the bots are
report-bot = bot
report-seats = seats played
report-won = games won
report-interval = 95 % interval
report-fair = fair share
report-rating = rating (1500 is fair)
report-by-role = Who wins
report-by-seat = Wins by seat (0 is the Chancellor)
report-by-kind = How they win
report-by-round = In which round the game ends
report-by-oath = Who wins under which Oath
report-by-players = Who wins among how many
report-cards = Cards that go with winning, and with losing
report-cards-note = By how much more or less often those won who played the card faceup than seats like theirs do; in brackets how many did. The lines are 95 % intervals. This is no cause: strong positions play more cards.
report-note = Bars with a line show the 95 % interval of a share. Oath is a game by Cole Wehrle and Leder Games; this is the work of fans.

# The turning points of `oath analyze`

analyze-title = The turning points of a game
analyze-lead = Everybody's chances to win at the beginning of each turn, as the search bot judges them from what a spectator sees.
analyze-chances = Chances to win
analyze-axis = In percent; the numbers below are the rounds.
analyze-mistakes = What could have been done better
analyze-mistake = Round { $round }: { $player } chose "{ $given }" ({ $chance }); "{ $better }" looked better ({ $best })
analyze-points = Turning points
analyze-turn = Round { $round }, the turn of { $turn }: { $player } goes from { $before } to { $after }
