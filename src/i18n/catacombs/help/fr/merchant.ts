import type { merchant as model } from '../en/merchant';

export const merchant: Readonly<Record<keyof typeof model, string>> = {
  'BASE-284': 'La visite ne coûte aucune action et dure autant que le veulent les joueurs des héros.',
  'BASE-285': 'Chez le Marchand, les héros peuvent acheter de l’équipement.',
  'BASE-286': 'Six cartes Équipement sont à vendre ; les autres restent cachées.',
  'BASE-287': 'S’il en reste moins de six, toutes sont montrées.',
  'BASE-288': 'Deux cartes au plus, à votre choix, sont à moitié prix.',
  'BASE-289': 'La moitié est arrondie à la centaine supérieure : 300 devient 200, 500 devient 300.',
  'BASE-290': 'Deux demi-prix pour toute l’équipe et toute la visite, pas pour chaque héros.',
  'BASE-291': 'Les héros peuvent payer ensemble, mais l’or de chacun ne sort qu’avec l’accord de son joueur.',
  'BASE-292': 'L’or dépensé retourne à la réserve, et la carte va au héros pour qui elle est achetée.',
  'BASE-293': 'Le propriétaire est fixé à l’achat, et la carte doit l’accepter.',
  'BASE-294': 'Ce qui n’est pas vendu retourne dans la pioche.',
  'BASE-295': 'Il y a neuf cartes Équipement ; chacune indique son effet, son prix et qui peut la posséder.',
  'BASE-296': 'Seul son propriétaire se sert d’un équipement.',
  'BASE-297': 'Un équipement ne se donne ni ne s’échange.',
  'BASE-298': 'Un équipement n’agit que pour son propriétaire, sauf si la carte dit le contraire.',
  'BASE-299': 'Chaque carte dit quand et combien de fois on peut s’en servir.',
  'BASE-300': 'Un équipement épuisé est hors jeu pour toujours.',
  'BASE-301': 'Un héros peut porter autant d’équipements qu’il veut.',
  'BASE-302': 'Un équipement s’arrête quand son héros est en incapacité.',
};
