import type { ScreensWording } from '../wording';

export const referee: ScreensWording['referee'] = {
  damage: '{{target}}, coup direct : {{amount}} PV',
  killed: '{{target}}, coup direct : {{amount}} PV, mort',
  touch: {
    edge: 'sortie du plateau',
    spent: 'hors du plateau : plus aucun effet',
    obstacle: 'rebond sur un pilier : sans effet',
    pushed: 'poussée : sans effet',
    friend: 'même camp : sans effet',
    idle: 'contact : sans effet',
  },
  gone: '{{target}} : hors du plateau, et pour de bon',
};
