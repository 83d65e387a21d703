import { MOVEMENT } from '../../content/attacks';
import type { Ability } from './ability';

/** It has struck, and its action is done: it may step back with a flick that hurts nobody (SOL-176, SOL-177). */
export const evasion: Ability = {
  id: 'ability:evasion',
  isOfTheAttack: true,
  onActionEnd(play, { id }, hasStruck) {
    if (!hasStruck) return;
    play.next({
      kind: 'pitch',
      pitch: {
        number: 0,
        actor: id,
        striker: id,
        attack: MOVEMENT,
        reason: 'retreat',
        origin: id,
        struckBefore: [],
        missileAt: null,
        spares: [],
        mayDecline: true,
      },
    });
  },
};
