import type { Wording } from '../wording';

export const choice: Wording['choice'] = {
  aimWay: { swipe: 'Coup de doigt', pullBack: 'En tirant', steps: 'Pas à pas' },
  aimAid: { none: 'Aucune', direction: 'Direction', firstContact: 'Premier contact' },
  passing: {
    sameSide: 'Même côté',
    oppositeEnds: 'Face à face',
    roundTheTable: 'Autour de la table',
  },
  telling: { normal: '1×', double: '2×', instant: 'Aussitôt' },
};
