import type { components as model } from '../en/components';

export const components: Readonly<Record<keyof typeof model, string>> = {
  'BASE-001':
    'Quatre héros, menés par un à quatre joueurs, avancent de salle en salle à coups de pichenettes ; le Maître joue tout ce qui s’y oppose. Dans la dernière salle attend un Seigneur.',
  'BASE-004': 'Tout l’or du jeu : 12 000 pièces. Ce que personne ne détient est dans la réserve.',
  'BASE-005': 'L’or se compte par centaines : prix et récompenses sont des multiples de 100.',
  'BASE-006':
    'Chaque plateau a une petite zone de départ pour les Héros, une plus grande pour les monstres, et des trous pour les obstacles.',
  'BASE-013': 'La boîte ne contient qu’un Squelette invoqué : il n’y en a jamais deux en jeu.',
  'BASE-022':
    'Ce qui n’est pas dans la réserve ne peut être ni posé, ni invoqué, ni pioché, ni payé. On fait ce qu’on peut, le reste est perdu.',
  'BASE-023': 'Plus aucun pion d’un monstre dans la réserve : le Maître se passe de ce monstre.',
  'BASE-024':
    'Si une salle demande plus de monstres qu’il n’en reste, seuls ceux-là viennent. Personne ne remplace les absents.',
  'BASE-025':
    'Les monstres tués restent chez leur vainqueur jusqu’à la Résolution : ils ne reviennent pas dans la même salle. Le pion d’un Mur de feu non plus.',
  'BASE-026': 'Missiles et boules de feu reviennent après chaque pichenette : on n’en manque jamais.',
  'BASE-027': 'Le dos d’un pion montre son état : blessé, en incapacité ou, pour un Esprit du feu, Mur de feu.',
  'BASE-028': 'Seigneurs, obstacles, Bouclier et Murs de feu n’appartiennent à aucune famille de monstres.',
};
