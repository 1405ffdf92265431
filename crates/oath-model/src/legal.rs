//! The one judge of answers: which of them a question accepts, and why not another one.

use crate::*;

impl Question<'_> {
    /// Is this a legal answer to the question?
    ///
    /// # Errors
    /// The reason why not: what stands in the way of a choice that was refused, else what is wrong
    /// with the answer.
    pub fn accepts(&self, answer: &Answer) -> Result<(), Refused> {
        if let Answer::One(choice) = answer
            && let Some((_, why)) = self.refused.iter().find(|(refused, _)| refused == choice)
        {
            return Err(*why);
        }
        self.domain.accepts(answer)
    }
}

impl Domain<'_> {
    /// Is this a legal answer?
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn accepts(&self, answer: &Answer) -> Result<(), Refused> {
        match (self, answer) {
            (Domain::One(of), Answer::One(choice)) => offered(of.contains(choice)),
            (Domain::Some { of, min, max, lawful, .. }, Answer::Some(list)) => {
                offered(!twice(list, |c| *c) && list.iter().all(|c| of.contains(c)))?;
                counted(list.len(), *min, *max)?;
                lawful(list)
            }
            (Domain::Number { min, max }, Answer::Number(n)) => counted(usize::from(*n), *min, *max),
            (Domain::Order(of), Answer::Order(list)) => {
                offered(list.len() == of.len() && of.iter().all(|c| list.contains(c)))
            }
            (Domain::Split { of, min, max }, Answer::Split(parts)) => {
                let fits = |(c, n): &(Choice, u8)| of.iter().any(|(d, most)| c == d && n <= most);
                offered(!twice(parts, |(c, _)| *c) && parts.iter().all(fits))?;
                counted(parts.iter().map(|(_, n)| usize::from(*n)).sum(), *min, *max)
            }
            (Domain::Deal { .. }, Answer::Deal(None)) => Ok(()),
            (Domain::Deal { most, lawful, .. }, Answer::Deal(Some(deal))) => {
                if !deal.give.within(&most.give) || !deal.take.within(&most.take) {
                    return Err(refuse(Why::BadDeal, &"7.6.3"));
                }
                lawful(deal)
            }
            (Domain::Roll { die, dice }, Answer::Roll(faces)) => rolled(*die, *dice, *faces),
            _ => Err(refuse(Why::WrongForm, &"7.1.3")),
        }
    }
}

fn offered(yes: bool) -> Result<(), Refused> {
    if yes { Ok(()) } else { Err(refuse(Why::NotOffered, &"7.1.3")) }
}

fn counted(n: usize, min: u8, max: u8) -> Result<(), Refused> {
    let fits = (usize::from(min)..=usize::from(max)).contains(&n);
    if fits { Ok(()) } else { Err(refuse(Why::WrongNumber, &"7.1.3")) }
}

/// Is one of them there twice?
fn twice<T>(list: &[T], handle: impl Fn(&T) -> Choice) -> bool {
    list.iter().enumerate().any(|(i, a)| list[..i].iter().any(|b| handle(a) == handle(b)))
}

/// Could so many of these dice show this?
fn rolled(die: Die, dice: u8, faces: [u8; 4]) -> Result<(), Refused> {
    let fits = match die {
        Die::End => (1..=6).contains(&faces[0]) && faces[1..] == [0; 3],
        Die::Attack | Die::Defense => {
            faces.iter().map(|n| u32::from(*n)).sum::<u32>() == u32::from(dice)
                && faces.iter().zip(die.sides()).all(|(n, sides)| *n == 0 || sides > 0)
        }
    };
    if fits { Ok(()) } else { Err(refuse(Why::WrongNumber, &"7.1.3")) }
}
