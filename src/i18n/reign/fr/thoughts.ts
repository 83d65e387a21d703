import type { ReignWording } from '../wording';

export const thoughts: ReignWording['thoughts'] = {
  fight: 'c’est ce qui fait le plus mal à l’ennemi',
  heal: 'quelqu’un en a grand besoin',
  quest: 'vous êtes là pour ça',
  explore: 'il y a de quoi trouver par là',
  gear: 'cela servira bientôt',
  rest: 'rien d’autre ne vaut un point pour l’instant',
  chance: ', et cela réussit {{chance}} fois sur 100',
  chosen: 'cela paraissait mieux que le reste',
  anyLegal: 'rien de mieux n’est venu à l’esprit',
  stumbled: 'aucune idée n’en est sortie, alors le hasard a choisi',
};
