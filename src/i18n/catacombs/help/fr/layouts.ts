import type { layouts as model } from '../en/layouts';

export const layouts: Readonly<Record<keyof typeof model, string>> = {
  'EXTRA-047': 'Pour une partie plus longue ou plus dure, ajoutez des salles de niveau 0, 1 ou 2.',
  'EXTRA-048': 'Pour une partie plus courte ou plus facile, retirez une salle.',
  'EXTRA-049':
    'Les salles ajoutées vont près de celles du même niveau, avant le Seigneur. Il doit rester au moins une salle de combat.',
  'EXTRA-050':
    'Le parcours à embranchements pose par paires les salles de niveaux 1 et 2, avec un Marchand et un Guérisseur entre elles.',
  'EXTRA-051': 'Sur le parcours à embranchements, on livre cinq combats avant le Seigneur.',
  'EXTRA-052':
    'D’une paire de salles, on retourne les deux et les joueurs des héros votent. À égalité, celui qui a le plus de héros vivants décide, sinon le sort.',
  'EXTRA-053': 'La salle qui n’a pas été choisie n’est jamais visitée.',
  'EXTRA-054': 'Le choix rend ce parcours plus varié, et un peu plus facile.',
};
