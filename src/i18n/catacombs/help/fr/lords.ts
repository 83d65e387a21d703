import type { lords as model } from '../en/lords';

export const lords: Readonly<Record<keyof typeof model, string>> = {
  'BASE-056': 'Il y a quatre Seigneurs : Sorcier, Dragon, Gorgone et Liche. On en affronte un par partie.',
  'BASE-057': 'Vous choisissez ensemble le Seigneur avant la partie ; pour débuter, prenez le Sorcier.',
  'BASE-058': 'Le Seigneur commence avec tous ses PV, et son plateau nomme le monstre errant de ces catacombes.',
  'BASE-059': 'Le plateau d’un Seigneur indique ses PV, ses favoris, son monstre errant et ses actions spéciales.',
  'BASE-060': 'PV des Seigneurs : Sorcier 7, Gorgone 5, Liche 10, Dragon 13.',
  'BASE-061': 'Le Sorcier trompe, le Dragon brûle et engendre le feu, la Gorgone pétrifie, la Liche relève les morts.',
};
