# Promises that players write down, and how they kept their word.

promises-tab = Promises
promises-title = Promises
promises-none = Nobody has promised anything yet.
promises-hint = A promise binds nobody by the rules. Those to whom it was made say what became of it.
promises-made-to = to
promises-round = Round { $round }
promises-form = Promise something
promises-to = To whom
promises-text = What you promise
promises-send = Promise
promises-peace = Peace until the end of round { $round }
promises-peace-until = Peace until the end of round
promises-peace-send = Promise peace
promises-peace-with = with
promises-peace-hint = Who promises peace declares no campaign against those who get the promise. What becomes of it is seen at the table; whoever attacks first ends it. Bots that are veterans or masters count on it, until its maker has broken such a promise.
promises-in-deal = With this offer you also promise
promises-in-deal-hint = Optional. It binds nobody, but everybody reads it.
promises-mark-open = open
promises-mark-kept = kept
promises-mark-broken = broken
promises-mark-released = let go
promises-say-kept = Kept
promises-say-broken = Broken
promises-say-released = Let go
promises-annals = Who kept their word
promises-kept-of = kept { $kept } of { $all } { $all ->
        [one] promise
       *[other] promises
    }
promises-kept-of-open = kept { $kept } of { $all } { $all ->
        [one] promise
       *[other] promises
    }, { $open } more not judged
promises-unjudged = { $open } { $open ->
        [one] promise
       *[other] promises
    }, not judged

logbook-promise-made = { $name } promises { $to }: “{ $text }”
logbook-promise-kept = { $name } says that { $maker } kept a promise: “{ $text }”
logbook-promise-broken = { $name } says that { $maker } broke a promise: “{ $text }”
logbook-promise-released = { $name } lets { $maker } off a promise: “{ $text }”
logbook-promise-peace-made = { $name } promises { $to } peace until the end of round { $round }
logbook-promise-peace-released = { $name } lets { $maker } off a promise of peace until the end of round { $round }

deed-promise-empty = A promise needs at least one word.
deed-promise-nobody = A promise is made to at least one other player of this table.
deed-promise-late = The game is over: nothing more can be promised in it.
deed-promise-many = You have promised enough for one game.
deed-promise-peace-words = Peace is promised without words; make a promise of its own for those.
deed-promise-peace-until = Peace can be promised until the end of this round or of one of the next two, as long as the game has them.
deed-mark-peace = What becomes of a promise of peace is seen at the table; it can only be let go.
deed-mark-peace-not-yours = Only those to whom peace was promised can let it go.
deed-mark-peace-over = This promise of peace no longer holds with you, so there is nothing to let go.
deed-mark-not-yours = Only those to whom it was promised say whether it was kept.
deed-mark-open = A promise is marked as kept, broken or let go.
deed-mark-often = It has been said often enough what became of this promise.
