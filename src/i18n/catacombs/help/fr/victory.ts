import type { victory as model } from '../en/victory';

export const victory: Readonly<Record<keyof typeof model, string>> = {
  'BASE-324': 'Les héros gagnent quand le Seigneur est à 0 PV et qu’au moins l’un d’eux est en vie.',
  'BASE-325': 'Il n’est pas nécessaire de tuer les favoris.',
  'BASE-326': 'La victoire est immédiate, même au milieu d’une action. Rien ne la suit.',
  'BASE-327': 'Le Maître gagne aussitôt si tous les héros sont morts ou en incapacité en même temps.',
  'BASE-328':
    'On vérifie la défaite après chaque pichenette et dès que quelqu’un tombe : aucun réveil n’arrive à temps.',
  'BASE-329': 'Les Alliés n’évitent pas la défaite des héros, sauf si votre table en décide autrement.',
  'BASE-330': 'Un dernier héros pris de Folie furieuse qui ne tue pas le Seigneur fait perdre tout le monde.',
  'BASE-331': 'Dans une même pichenette, ce qui arrive d’abord décide, et les dégâts passent avant l’incapacité.',
  'BASE-332': 'Si le Seigneur et le dernier héros tombent au même instant, le Maître gagne.',
  'BASE-333': 'Un combat peut durer autant de manches qu’il faut.',
};
