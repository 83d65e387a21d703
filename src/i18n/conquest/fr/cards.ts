import type { ConquestWording } from '../wording';

export const cards: ConquestWording['cards'] = {
  'berserker-mage': {
    name: 'Mage berserker',
    the: 'le Mage berserker',
    text: 'Deux coups et un pas entre les deux. Personne ne lui a dit qu’un mage reste derrière.',
  },
  'royal-archer': {
    name: 'Archer royal',
    the: 'l’Archer royal',
    text: 'Un pas, deux flèches. Par-dessus l’épaule d’un ami ou la sienne, peu importe.',
  },
  enchantress: {
    name: 'Ensorceleuse',
    the: 'l’Ensorceleuse',
    text: 'Une boule de feu pour quelqu’un en particulier, puis deux jetons repris à la banque.',
  },
  'witch-hunter': {
    name: 'Chasseur de sorcières',
    the: 'le Chasseur de sorcières',
    text: 'Marche avec une lanterne, et ramène les disparus dans la pioche.',
  },
  'shield-knight': {
    name: 'Chevalier au bouclier',
    the: 'le Chevalier au bouclier',
    text: 'Frappe, recule, et laisse son bouclier sur la table pour qui en aura besoin.',
  },
  'hill-barbarian': {
    name: 'Barbare des collines',
    the: 'le Barbare des collines',
    text: 'Un grand coup, puis hors de portée. Ce n’est pas sa première fois.',
  },
  pathfinder: {
    name: 'Éclaireuse',
    the: 'l’Éclaireuse',
    text: 'Regarde, tire, n’est plus là. Et une carte pour sa peine.',
  },
  'lay-sister': {
    name: 'Sœur hospitalière',
    the: 'la Sœur hospitalière',
    text: 'Une vague pour faire de la place, un pansement pour qui se tient derrière.',
  },
  'cave-surveyor': {
    name: 'Arpenteur des grottes',
    the: 'l’Arpenteur des grottes',
    text: 'Deux pas, un coup, et un cristal remis là où il aurait toujours dû être.',
  },
  'captain-of-the-watch': {
    name: 'Capitaine du guet',
    the: 'le Capitaine du guet',
    text: 'Deux pas cadencés, un coup de sifflet, et quelqu’un d’autre surgit au coin.',
  },
  'warrior-queen': {
    name: 'Reine guerrière',
    the: 'la Reine guerrière',
    text: 'Son coup en coûte deux, et le tour suivant avec. Son armure reste.',
  },
  gryphon: {
    name: 'Griffon',
    the: 'le Griffon',
    text: 'Il entre, griffe et sort. Ce qu’il prend, il le garde.',
  },
  'clay-guardian': {
    name: 'Gardien d’argile',
    the: 'le Gardien d’argile',
    text: 'Lent à venir, puis toute la vague arrive d’un coup.',
  },
  'bolt-hunter': {
    name: 'Arbalétrière',
    the: 'l’Arbalétrière',
    text: 'Nomme sa cible, tire deux fois s’il le faut, et troue la meilleure armure.',
  },
  'beyond-the-grave-zombie': {
    name: 'Zombie d’outre-tombe',
    the: 'le Zombie d’outre-tombe',
    text: 'Il traîne, il traîne encore. L’ennui, c’est qui le suit.',
  },
  marauder: {
    name: 'Maraudeur',
    the: 'le Maraudeur',
    text: 'Un pas, un missile, une bourse qui n’est pas la sienne. Sa cuirasse reste à portée de main.',
  },
  behemoth: {
    name: 'Béhémoth',
    the: 'le Béhémoth',
    text: 'Ce qu’il percute souffre deux fois et voit des étoiles jusqu’au souper.',
  },
  witch: {
    name: 'Sorcière',
    the: 'la Sorcière',
    text: 'Un pas pour les aligner. Pour une carte de plus, la vague est plus haute.',
  },
  phoenix: {
    name: 'Phénix',
    the: 'le Phénix',
    text: 'Le feu d’abord, l’envol ensuite, et la défausse renaît de ses cendres.',
  },
  'bone-archer': {
    name: 'Archer d’os',
    the: 'l’Archer d’os',
    text: 'Un pas, deux flèches, aucun souffle à retenir.',
  },
  'bull-of-the-maze': {
    name: 'Taureau du dédale',
    the: 'le Taureau du dédale',
    text: 'Charge, tourne, charge. Les recoins, c’est où les autres se perdent.',
  },
  'pale-count': {
    name: 'Comte blême',
    the: 'le Comte blême',
    text: 'Vient, mord, s’en va, et le sol tremble poliment derrière lui.',
  },
  'marsh-shaman': {
    name: 'Chamane des marais',
    the: 'la Chamane des marais',
    text: 'Montre l’un de vous du doigt, lance le feu, et s’en porte mieux de deux jetons.',
  },
  'cave-sneak': {
    name: 'Rôdeur des grottes',
    the: 'le Rôdeur des grottes',
    text: 'Jamais là où tombe la riposte. Lit-il vos cartes\u00a0? Non, il en pioche une.',
  },
  'black-rider': {
    name: 'Cavalier noir',
    the: 'le Cavalier noir',
    text: 'Un passage la lame au clair, un pour s’éloigner. L’armure reste en selle.',
  },
  'tide-hag': {
    name: 'Guenaude des flots',
    the: 'la Guenaude des flots',
    text: 'La vague part devant elle\u00a0; un petit quelque chose revient.',
  },
  'grave-tyrant': {
    name: 'Tyran des tombes',
    the: 'le Tyran des tombes',
    text: 'Un coup, qui en vaut deux. Puis retour à la crypte, sans se presser.',
  },
  'trophy-hunter': {
    name: 'Chasseur de têtes',
    the: 'le Chasseur de têtes',
    text: 'Tire d’abord, sur une seule tête, et emporte votre meilleure armure pour son mur.',
  },
};
