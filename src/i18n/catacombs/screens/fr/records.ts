import type { ScreensWording } from '../wording';

export const records: ScreensWording['records'] = {
  at: 'Salle {{room}} sur {{rooms}} : {{card}}',
  atStart: 'À l’entrée',
  round: 'manche {{round}}',
  handicap: 'Handicap : {{handicap}}',
};
