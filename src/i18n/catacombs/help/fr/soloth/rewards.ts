import type { rewards as model } from '../../en/soloth/rewards';

export const rewards: Readonly<Record<keyof typeof model, string>> = {
  'SOL-017': 'Certains monstres paient d’un Équipement, dessiné sur leur carte, au lieu d’or.',
  'SOL-018': 'Qui a tué un tel monstre pendant le Combat reçoit son objet à la Résolution.',
  'SOL-019': 'L’objet n’est remis que s’il est encore dans la pioche d’Équipement.',
  'SOL-020': 'Si l’objet n’est plus dans la pioche, aucun or ne le remplace.',
  'SOL-021': 'La récompense est une carte précise : on la cherche dans la pioche, puis on remélange.',
  'SOL-022': 'Plusieurs morts de ce genre et un seul exemplaire : la première de la salle l’emporte.',
  'SOL-023': 'L’objet gagné par un Allié revient au héros qui le commande.',
  'SOL-024': 'Un héros mort au début de la Résolution ne reçoit pas d’objet : il reste dans la pioche.',
  'SOL-025':
    'Si le héros ne peut s’en servir, son joueur le garde inerte ou le laisse dans la pioche ; il ne se donne pas.',
  'SOL-026':
    'Les monstres ont une famille par couleur : bleu Mythologie, vert Donjon, gris Morts-vivants, orange Enfer.',
  'SOL-027': 'Équipements, héros et artefacts peuvent agir sur toute une famille.',
  'SOL-028': 'Avec le Marteau de guerre, chaque Coup de poing de son porteur est critique contre les Morts-vivants.',
  'SOL-029': 'Ce bonus se juge cible par cible : un Orque touché du même coup perd 1 PV, le Mort-vivant 2.',
  'SOL-030': 'Seigneurs, obstacles, boucliers et Murs de feu n’ont pas de famille, quelle que soit leur couleur.',
  'SOL-031': 'Héros, Alliés et projectiles n’en ont pas non plus, pas même le squelette du Magicien.',
};
