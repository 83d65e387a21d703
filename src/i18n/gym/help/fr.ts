import type { HelpId } from './en';

export const help: Readonly<Record<HelpId, string>> = {
  'GYM-001': 'Le plateau est un rectangle. Son bord est ouvert, ou fermé par une paroi qui en fait le tour.',
  'GYM-002': 'Les pions peuvent se toucher, jamais se chevaucher. Un pion fixe se laisse frapper et reste où il est.',
  'GYM-003': 'On lance un pion à la fois : n’importe lequel qui bouge, ou seulement ceux que l’on peut lancer ici.',
  'GYM-004': 'Lancez dans n’importe quelle direction, doucement ou fort, jusqu’à une vitesse limite.',
  'GYM-005':
    'Un pion dont le centre passe un bord ouvert est dehors : on le remet là où il est sorti, ou il disparaît. Rien ne franchit une paroi.',
  'GYM-006':
    'Une pichenette frappe ce que le pion lancé touche lui-même. Ce qu’un autre ne fait que pousser n’est pas frappé.',
  'GYM-007': 'Les buts se jugent quand plus rien ne bouge, chacun sur une seule pichenette. Un but atteint le reste.',
  'GYM-008': 'Pour déplacer un pion, laissez-le à la distance demandée de sa place, avec le pion que vous voulez.',
  'GYM-009': 'Un rebond ne frappe sa cible qu’après que le pion lancé a touché une paroi ou un pion fixe.',
  'GYM-010': 'Une seule et même pichenette doit frapper tous les pions nommés.',
  'GYM-011': 'Le centre du pion doit s’arrêter sur l’anneau, et ses deux lignes en font partie.',
  'GYM-012': 'Un autre pion doit pousser celui-ci par-dessus le bord. Peu importe qu’il revienne ou non.',
  'GYM-013': 'Tous les buts atteints, l’exercice est résolu.',
  'GYM-014': 'S’il reste un but, tout est fini quand les pichenettes sont épuisées, ou qu’il n’y a plus rien à lancer.',
  'GYM-015': 'Moins il faut de pichenettes, plus il y a d’étoiles : une, deux ou trois. Sans solution, aucune.',
  'GYM-016':
    'Sans but, lancez aussi longtemps que vous voulez, remettez tout en place, et quittez quand il vous plaît.',
  'GYM-017': 'Avec des buts, chaque pichenette compte. Partir plus tôt, c’est ne pas avoir résolu l’exercice.',
  'GYM-018': 'Le hasard n’y est pour rien : les mêmes pichenettes sur le même plateau finissent toujours de même.',
  'GYM-019':
    'De la dernière pichenette, on vous dit la vitesse, ce que le pion a touché, dans l’ordre, et qui est sorti.',
};
