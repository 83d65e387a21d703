export const victory = {
  'BASE-324': 'The heroes win when the Lord is at 0 life and at least one of them lives.',
  'BASE-325': 'The minions need not be killed.',
  'BASE-326': 'The win is immediate, even in the middle of an action. Nothing follows it.',
  'BASE-327': 'The Overseer wins at once if all heroes are dead or incapacitated at the same time.',
  'BASE-328': 'Defeat is looked at after every flick and whenever somebody goes down: no recovery comes in time.',
  'BASE-329': 'Allies do not save the heroes from defeat, unless your table plays it otherwise.',
  'BASE-330': 'A last hero who goes Berserk and does not kill the Lord loses the game for all.',
  'BASE-331': 'Within one flick what happened first decides, and damage comes before incapacity.',
  'BASE-332': 'If Lord and last hero fall at the very same instant, the Overseer wins.',
  'BASE-333': 'A fight may last any number of rounds.',
} as const;
