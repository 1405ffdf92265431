# Bots: programs of other people (docs/bots.md)

bot-start = the bot "{ $command }" at seat { $seat } cannot be started ({ $why }); the greedy bot plays on
bot-gone = the bot "{ $command }" at seat { $seat } has ended before the game; the greedy bot plays on
bot-silent = the bot "{ $command }" at seat { $seat } gave no answer within { $seconds } s; the greedy bot plays on
bot-nonsense = the bot "{ $command }" at seat { $seat } gave no legal answer: { $why }; the greedy bot plays on
bot-wrong = { $why } in the line { $line }
bot-other-id = the id is not that of the question
bot-illegal = this answer is not among the legal ones
