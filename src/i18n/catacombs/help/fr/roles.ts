import type { roles as model } from '../en/roles';

export const roles: Readonly<Record<keyof typeof model, string>> = {
  'BASE-029': 'Un joueur est le Maître, les autres jouent les héros. Les quatre héros sont toujours de la partie.',
  'BASE-030': 'À cinq : un Maître, et un héros pour chacun des autres.',
  'BASE-031': 'À quatre : un Maître, un joueur avec deux héros et deux joueurs avec un seul.',
  'BASE-032': 'À trois : un Maître, et deux héros pour chacun des deux autres.',
  'BASE-033': 'À deux : un Maître contre les quatre héros, joués par la même personne.',
  'BASE-034': 'On joue de deux à cinq. À quatre, vous décidez qui mène deux héros.',
  'BASE-035': 'Le Maître dirige la partie, et joue pour gagner en abattant tous les héros.',
  'BASE-036': 'Les héros gagnent ou perdent tous ensemble.',
  'BASE-037': 'Celui qui mène un héros fait tous ses choix ; le Maître fait ceux des monstres et du Seigneur.',
};
