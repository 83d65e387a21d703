export const attacks = {
  'BASE-138': 'A Punch is a flick of the piece itself. If it touches no enemy, it was just a move.',
  'BASE-139': 'Heroes, Allies, monsters and the Lord can all punch, as far as their card allows.',
  'BASE-140': 'Nobody flicks a piece but the player who controls it.',
  'BASE-141': 'A Missile is placed anywhere within 2.5 cm of the attacker and then flicked.',
  'BASE-142': 'Arrows, magic missiles and monsters’ shots are all Missiles.',
  'BASE-143': 'Only those whose card says so may shoot Missiles.',
  'BASE-144': 'After its flick the missile is taken away. If it left the board, what it touched before still counts.',
  'BASE-145':
    'The 2.5 cm are measured rim to rim. The missile may overlap nothing and touch no enemy, but may stand behind an obstacle.',
  'BASE-146': 'A shooter stays where it is, and its own missile never harms it.',
  'BASE-147': 'A Fireball works like a Missile, with a larger disc.',
  'BASE-148': 'A Fireball is no Missile: a rule that names one does not mean the other.',
  'BASE-149': 'What matters to abilities is the type of the flick: Punch, Missile or Fireball.',
} as const;
