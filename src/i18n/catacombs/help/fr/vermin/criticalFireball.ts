import type { criticalFireball as model } from '../../en/vermin/criticalFireball';

export const criticalFireball: Readonly<Record<keyof typeof model, string>> = {
  'VERM-058': 'Une Boule de feu critique inflige 2 dégâts à chaque ennemi touché.',
  'VERM-059': 'Elle se lance avec le grand pion orange.',
  'VERM-060': 'La Wyverne l’a, et le Magicien grâce à Boule de feu géante.',
  'VERM-061': 'Elle se place et se retire comme une Boule de feu, et peut toucher plusieurs cibles.',
  'VERM-062': 'Elle ne blesse que des ennemis, jamais le camp de qui la lance.',
  'VERM-063':
    'Sans place libre pour le grand pion à 2,5 cm, on ne peut la lancer de là ; s’il n’y en a nulle part, on ne peut la choisir et aucun sort n’est perdu.',
};
