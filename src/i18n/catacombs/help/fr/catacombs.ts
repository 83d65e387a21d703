import type { catacombs as model } from '../en/catacombs';

export const catacombs: Readonly<Record<keyof typeof model, string>> = {
  'BASE-062': 'Tous les pions de monstres forment la réserve, confiée au Maître.',
  'BASE-063': 'Les cartes Salle sont mélangées par niveau, de 0 à 2. Marchand, Guérisseur et Seigneur sont mis à part.',
  'BASE-064': 'Le parcours de base : niveau 0, niveau 1, Marchand, niveau 1, Guérisseur, niveau 2, puis le Seigneur.',
  'BASE-065':
    'Chacun sait quel genre de carte se trouve où ; les salles elles-mêmes restent cachées, sauf pour un Maître qui les a choisies.',
  'BASE-066': 'Les cartes Salle restent où elles ont été posées pendant toute la partie.',
  'BASE-067': 'Une partie sur le parcours de base dure de trente minutes à une heure.',
  'BASE-068': 'Les cartes Équipement, mélangées, restent face cachée jusqu’à ce qu’un Marchand en montre.',
  'BASE-069': 'Les cartes des monstres présents sont visibles de tous.',
  'BASE-071': 'La zone des monstres est le tiers du plateau situé du côté du Maître.',
  'BASE-072':
    'La zone des monstres occupe tout le bord du Maître sur 15 cm ; celle des Héros, 20 cm sur 6, est au bord opposé.',
};
