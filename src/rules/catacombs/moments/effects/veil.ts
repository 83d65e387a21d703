import { withLord } from '../../model/changes';
import { roomOf } from '../../model/queries';
import type { Effect } from './effect';

/** Until the Overseer's next turn only damage by a Punch counts (BASE-340). */
export const veil: Effect = {
  run(play) {
    play.change(withLord(play.model, { isVeiled: true }));
    const { lord } = roomOf(play.model);
    if (lord !== null) play.emit({ kind: 'veiled', lord: lord.id, isVeiled: true });
  },
};
