import type { MonsterId } from '../../words/ids';
import { inReserve } from '../../model/queries';
import type { Effect } from './effect';
import { askSpawn, enterSpawn } from './spawn';

const COIN: readonly [MonsterId, MonsterId] = ['monster:ghoul', 'monster:skeleton-warrior'];

/** A coin names who rises; if the reserve has none, the other; if neither, nobody does (BASE-340). */
export const raise: Effect = {
  run(play, task) {
    const side = play.drawBelow('play', 2) === 0 ? 0 : 1;
    play.emit({ kind: 'coinFlipped', side });
    const named = COIN[side];
    if (inReserve(play.model, named) > 0) return askSpawn(play, named, { ...task, chosen: named });
    play.emit({ kind: 'stockExhausted', monster: named, missing: 1 });
    const other = COIN[side === 0 ? 1 : 0];
    askSpawn(play, other, { ...task, chosen: other });
  },
  answer(play, task, answer) {
    const risen = COIN.find((monster) => monster === task.chosen);
    if (risen !== undefined) enterSpawn(play, risen, answer);
  },
};
