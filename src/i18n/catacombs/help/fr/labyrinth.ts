import type { labyrinth as model } from '../en/labyrinth';

export const labyrinth: Readonly<Record<keyof typeof model, string>> = {
  'EXTRA-055': 'Les lettres d’une carte Salle disent par quels côtés les héros peuvent sortir.',
  'EXTRA-056': 'Toutes les salles ne s’ouvrent pas de tous les côtés.',
  'EXTRA-057': 'Pour passer, les deux portes doivent se faire face : nord avec sud, est avec ouest.',
  'EXTRA-058': 'Les cartes Salle restent droites : leurs sorties ne tournent jamais.',
  'EXTRA-059': 'Les sorties ne comptent que dans un labyrinthe.',
  'EXTRA-060': 'Un labyrinthe est un dédale de cartes Salle disposé par le Maître : plus long et plus dur.',
  'EXTRA-061':
    'Il commence dans une salle de niveau 0 visible, finit chez le Seigneur et contient au moins un Guérisseur et un Marchand.',
  'EXTRA-062': 'Un chemin doit mener du départ au Seigneur, à un Marchand et à un Guérisseur.',
  'EXTRA-063': 'Les salles forment une grille ; on va au nord, à l’est, au sud ou à l’ouest.',
  'EXTRA-064':
    'Le labyrinthe proposé compte douze salles en trois rangées de quatre : surtout des combats de niveau 1, et quelques-uns de niveau 0.',
  'EXTRA-065': 'En quittant une salle, les joueurs des héros votent pour une voisine, et sa carte est retournée.',
  'EXTRA-066': 'On ne peut essayer qu’un côté où la salle a une sortie et où se trouve une carte.',
  'EXTRA-067': 'Si la nouvelle carte a la porte en face, les héros entrent.',
  'EXTRA-068': 'Sinon, la carte est remise face cachée et on vote pour un autre côté.',
  'EXTRA-069': 'Il faut parfois revenir par des salles connues et s’y battre de nouveau.',
  'EXTRA-070': 'Dans une salle où l’on revient attend la moitié de ses monstres, choisis par le Maître.',
  'EXTRA-071':
    'La moitié est arrondie vers le bas, monstres errants compris. S’il ne reste personne, il n’y a pas de combat.',
  'EXTRA-072': 'Les monstres d’une salle rejouée rapportent comme d’habitude.',
  'EXTRA-073': 'On peut revenir chez le Marchand et chez le Guérisseur.',
  'EXTRA-074': 'À chaque visite, les invendus du Marchand sont remélangés et six cartes sont montrées de nouveau.',
  'EXTRA-075': 'Dans un labyrinthe, le Marchand ne fait pas de remise.',
  'EXTRA-076': 'On peut convenir de jouer le labyrinthe sans la Carte, qui en révèle beaucoup.',
  'EXTRA-077':
    'Le possesseur de la Carte regarde deux voisines en Exploration ; hors labyrinthe, la carte suivante (les deux d’une paire) après un combat, avant le camp, et chez Marchand ou Guérisseur.',
  'EXTRA-078': 'Plus un labyrinthe est grand, plus il est dur. Surtout des salles de niveau 1 : environ deux heures.',
  'EXTRA-079': 'Entrer chez le Seigneur lance la bataille finale ; on ne revient pas en arrière.',
  'EXTRA-080': 'On peut camper après chaque salle d’un labyrinthe, même rejouée.',
};
