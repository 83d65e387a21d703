import type { verminSetup as model } from '../../en/vermin/verminSetup';

export const verminSetup: Readonly<Record<keyof typeof model, string>> = {
  'VERM-001': 'La Horde de vermines s’ajoute au jeu de base ; Soloth est bienvenu, sans être nécessaire.',
  'VERM-011': 'Le Remorhaz et la Wyverne partagent un pion : ils ne sont jamais ensemble dans une salle.',
  'VERM-016': 'Le brun est une cinquième famille, la Vermine.',
  'VERM-017': 'Seigneurs, obstacles, boucliers et Murs de feu ne sont pas de la Vermine, quelle que soit leur couleur.',
  'VERM-018': 'Le pion de la Boule de feu critique est un projectile, sans famille.',
  'VERM-019': 'Une variante est de la famille du monstre dont elle prend le pion.',
  'VERM-064': 'La moitié des salles de base de chaque niveau est écartée sans être vue.',
  'VERM-065': 'Les salles de la Vermine sont mélangées aux autres.',
  'VERM-066': 'Ce Guérisseur remplace l’autre.',
  'VERM-067': 'On dispose ensuite le chemin comme toujours.',
  'VERM-068': 'Les salles de Soloth peuvent remplacer celles du jeu de base.',
  'VERM-070': 'D’un nombre impair de salles, on écarte la plus petite moitié.',
  'VERM-071': 'Tout Guérisseur du chemin devient le nouveau et garde ses services habituels.',
  'VERM-072': 'Les cartes qui exigent Soloth portent son signe.',
  'VERM-073': 'Sans Soloth, les cartes qui l’exigent restent dans la boîte.',
  'VERM-074': 'On mélange la pioche de Poison ; les nouveaux sorts et le nouvel objet rejoignent les leurs.',
  'VERM-207':
    'Les cartes des Vermines et des variantes donnent leurs PV, leur prime, leurs attaques et leurs capacités.',
};
