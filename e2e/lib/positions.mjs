// Positions in lines of the scenario language that several tests and pictures open.

/** A busy table of New Foundations: two of its sites are red's, one slot is empty, three foundations are altered. */
export const BUSY = [
  'slot 1 is Ancient City', 'slot 2 is Painted Towers', 'slot 3 is Mines', 'slot 4 is Riverbank', 'slot 5 is Dunes',
  'slot 6 is Deep Woods', 'slot 7 is Sunken Isles', 'slot 8 is empty', 'round 3', 'altered I, II, VI', 'title red',
  'red pawn Mines', 'blue pawn Ancient City', 'yellow pawn Mines', 'Mines warbands red 2', 'Ancient City warbands blue 3',
  'Mines favor 2', 'Mines relic Bone Dice', 'Mines relic Whistle', 'Sunken Isles relic Brass Horse', 'red knows Brass Horse',
  'Ancient City card City Wall', 'Mines card Moving Market', 'Painted Towers card Hall of Bandits',
  'red facedown relic Amber Flame', 'red active legacy Steadfast', 'red active legacy Wealthy', 'red legacy World Crafter',
  'blue legacy Rival', 'blue facedown relic Black Sword', 'blue banner darkest secret', 'darkest secret festival',
  "people's favor tokens 3", 'atlas recent Broken Peaks, Salt Flats', 'Broken Peaks card Great Clock',
  'world deck Wolves, Bog', 'relic deck Sticky Fire',
];
