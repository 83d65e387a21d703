import type { CatacombsWording } from '../wording';

export const lords = {
  'lord:queen-of-the-underworld': {
    name: 'Reine des enfers',
    the: 'la Reine des enfers',
    text: 'Frappe deux fois et disparaît vers un autre bord de la salle, d’où elle tire trois fois de suite.',
  },
  'lord:orc-warchief': {
    name: 'Chef de guerre orque',
    the: 'le Chef de guerre orque',
    text: 'Un coup qui coûte 2 PV, un autre, puis son cri renvoie un de ses cavaliers à l’assaut.',
  },
  'lord:hydra': {
    name: 'Hydre',
    the: 'l’Hydre',
    text: 'Plus elle est près de la mort, plus elle a de têtes : de deux morsures à quatre.',
  },
  'lord:shape-shifter': {
    name: 'Changeforme',
    the: 'le Changeforme',
    text: 'Se bat à chaque tour comme le monstre de la salle qui lui convient le mieux.',
  },
} satisfies Partial<CatacombsWording['lords']>;

export const actions = {
  vanish: {
    name: 'Disparition',
    text: 'Deux Coups de poing, l’un après l’autre ; puis on peut la poser sur un endroit libre qui touche un bord du plateau.',
  },
  volley: { name: 'Salve', text: 'Trois Missiles à la chaîne, jamais deux de suite sur la même cible.' },
  daunt: { name: 'Effroi', text: 'Un Coup de poing étourdissant : qui en est blessé est mis en incapacité.' },
  'war-cry': {
    name: 'Cri de guerre',
    text: 'Un Coup de poing critique, puis un Coup de poing ; puis un Orque, monté ou non, joue une action entière, même s’il a déjà agi.',
  },
  'three-heads': {
    name: 'Trois têtes',
    text: 'Avec 6 PV ou plus : un Coup de poing, puis un Coup de poing critique.',
  },
  'two-heads': { name: 'Deux têtes', text: 'Avec 3 à 5 PV : un Coup de poing, une Boule de feu, un Coup de poing.' },
  'last-heads': {
    name: 'Dernières têtes',
    text: 'Avec 1 ou 2 PV : Coup de poing, Coup de poing critique, Coup de poing, Coup de poing critique.',
  },
  shift: {
    name: 'Changer de forme',
    text: 'Il fait une attaque d’un monstre présent sur le plateau, avec ce qu’elle déclenche.',
  },
} satisfies Partial<CatacombsWording['actions']>;
