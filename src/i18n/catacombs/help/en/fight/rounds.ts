export const rounds = {
  'BASE-097': 'A round is the heroes’ turn, the Overseer’s turn, then the end of the round.',
  'BASE-098': 'In the heroes’ turn each hero may take one action.',
  'BASE-099': 'Heroes and Allies act in any order, as their players like.',
  'BASE-100': 'An action is either an attack or a special action, not both, unless a card says so.',
  'BASE-101': 'Anybody may pass; the action is then lost for this turn.',
  'BASE-102': 'The heroes’ turn ends when every hero and Ally has acted or passed.',
  'BASE-103': 'An action that has begun is finished before anybody else acts. Only Retaliation comes in between.',
  'BASE-104': 'In the Overseer’s turn each living monster may take one action of its card.',
  'BASE-105': 'The Overseer’s monsters act in any order.',
  'BASE-106': 'Incapacitated monsters and Fire Walls do not act.',
  'BASE-107': 'A monster that enters during the Overseer’s turn acts from the next round on.',
  'BASE-108':
    'At the end of a round: those who were down for a full round stand up, trolls regenerate, then you see whether the room is cleared.',
  'BASE-109':
    'Once let go, a flick stands, unless the whole table agrees. Alone with the app: as chosen at the start, usually once a room.',
} as const;
