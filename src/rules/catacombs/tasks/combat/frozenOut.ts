import type { Catacombs } from '../../model/model';
import { isFrozen } from '../../model/piece';
import { isFinalBattle, monstersOf } from '../../model/queries';
import { creditKill } from '../../model/told/creditKill';
import { SPIKE_THROWER } from '../../content/brings';
import { frozenOnes } from '../../model/subjects/spikes';
import { takeOff } from '../../model/told/takeOff';
import type { CatacombsPlay } from '../../model/types';

/** No monster is left that is not frozen; while the Lord lives that ends nothing (SOL-107, SOL-108, SOL-110). */
const onlyFrozenLeft = (model: Catacombs): boolean => !isFinalBattle(model) && monstersOf(model).every(isFrozen);

/** They go all together and for good, and count as kills of the hero who froze them (SOL-107, SOL-109, SOL-232, SOL-233). */
export function shatterFrozen(play: CatacombsPlay): void {
  if (!onlyFrozenLeft(play.model)) return;
  for (const piece of frozenOnes(play.model)) {
    takeOff(play, piece.id, { isForGood: true });
    creditKill(play, SPIKE_THROWER, piece);
    play.emit({ kind: 'killed', piece: piece.id, by: SPIKE_THROWER, cause: { by: SPIKE_THROWER, rule: 'SOL-107' } });
  }
}
