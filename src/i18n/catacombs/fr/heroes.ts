import type { CatacombsWording } from '../wording';

export const heroes = {
  'hero:elf': {
    name: 'Elfe',
    the: 'l’Elfe',
    text: 'Tue de loin : deux flèches en une action. Fragile, mais le plus facile des héros à jouer.',
  },
  'hero:barbarian': {
    name: 'Barbare',
    the: 'le Barbare',
    text: 'Le plus solide des quatre. Sa Folie furieuse enchaîne quatre Coups de poing, puis le laisse à terre.',
  },
  'hero:thief': {
    name: 'Voleur',
    the: 'le Voleur',
    text: 'Frappe, puis s’esquive. Gagne 100 pièces d’or de plus pour chaque monstre tué.',
  },
  'hero:wizard': {
    name: 'Magicien',
    the: 'le Magicien',
    text: 'Possède douze sorts, à usage unique, et commande les Alliés.',
  },
} satisfies Partial<CatacombsWording['heroes']>;

export const allies = {
  'ally:summoned-skeleton': {
    name: 'Squelette invoqué',
    the: 'le Squelette invoqué',
    text: 'Agit dès le tour qui suit son arrivée : un Coup de poing. 1 PV. Tombe en poussière à la fin de la salle.',
  },
  'ally:familiar': {
    name: 'Familier',
    the: 'le Familier',
    text: 'Son coup ne blesse pas ; le Magicien peut lancer ses sorts depuis lui. 1 PV ; perdu, il revient à la salle suivante.',
  },
} satisfies Partial<CatacombsWording['allies']>;

export const actions = {
  punch: { name: 'Coup de poing', text: 'On pichenette le pion lui-même : chaque ennemi qu’il touche perd 1 PV.' },
  arrows: { name: 'Flèches', text: 'Deux Missiles, l’un après l’autre. On peut renoncer au second.' },
  berserk: {
    name: 'Folie furieuse',
    text: 'Quatre Coups de poing à la chaîne, jamais deux de suite sur la même cible. Puis le Barbare tombe en incapacité.',
  },
  dodge: {
    name: 'Esquive',
    text: 'Un Coup de poing, puis un déplacement : une pichenette qui ne frappe personne mais pousse ce qu’elle rencontre.',
  },
  mirage: {
    name: 'Mirage',
    text: 'Le Sorcier et un monstre échangent leurs places ; puis il frappe depuis la sienne.',
  },
  hex: { name: 'Maléfice', text: 'Un Coup de poing étourdissant, puis un Coup de poing.' },
  veil: {
    name: 'Voile',
    text: 'C’est toute son action : jusqu’au prochain tour du Maître, seuls les Coups de poing blessent le Sorcier.',
  },
  gaze: { name: 'Regard', text: 'Un Coup de poing, puis un Missile étourdissant.' },
  petrify: {
    name: 'Pétrification',
    text: 'Un Coup de poing. S’il frappe un héros que la Gorgone a mis en incapacité, ce héros meurt, changé en pierre.',
  },
  raise: {
    name: 'Appel des morts',
    text: 'Une pièce désigne la Goule ou le Guerrier squelette qui sort de la réserve, près de la Liche ; puis elle frappe.',
  },
  bolt: { name: 'Trait sépulcral', text: 'Un Coup de poing, puis un Missile.' },
  spawn: {
    name: 'Ponte',
    text: 'Le Dragon ne bouge pas ; deux Esprits du feu de la réserve apparaissent près de lui.',
  },
  breath: { name: 'Souffle ardent', text: 'Un Coup de poing, puis une Boule de feu.' },
  charge: { name: 'Charge', text: 'Trois Coups de poing à la chaîne, jamais deux de suite sur la même cible.' },
} satisfies Partial<CatacombsWording['actions']>;
