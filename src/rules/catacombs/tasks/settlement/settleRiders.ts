import { nearestPlace, type Place } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { MONSTER_CARDS } from '../../content/monsters';
import type { Catacombs } from '../../model/model';
import { cardPlayed, groundOf } from '../../model/queries';
import { anywhere } from '../../model/subjects/placing';
import { dismount } from '../../model/told/takeOff';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { FallenMount } from '../../words/pitch';

/** Where its mount came to rest, or as near as those who were put back there have left room. */
function spotFor(model: Catacombs, { rider, at }: FallenMount): Place {
  const radiusMm = DISC_RADIUS_MM[MONSTER_CARDS[cardPlayed(model, rider)].size];
  return nearestPlace(anywhere(at.id, radiusMm), at, groundOf(model)) ?? at;
}

/** Whose mount left the board is put back as a disc is that left there (BASE-181). */
function comeIn(play: CatacombsPlay, mount: FallenMount): void {
  const { rider, at } = mount;
  const { xMm, yMm } = at.from === null ? spotFor(play.model, mount) : at;
  const id = dismount(play, rider, { id: at.id, xMm, yMm });
  if (id !== null && at.from !== null) play.next({ kind: 'settlePutBack', discs: [{ ...at, id }] });
}

/** Step 4: riders stand where their mounts came to rest or left the board, one after the other (BASE-339, SOL-188). */
export const settleRidersRule: RuleOf<'settleRiders'> = {
  run(play, { mounts: [mount, ...others] }) {
    if (mount === undefined) return;
    play.next({ kind: 'settleRiders', mounts: others });
    comeIn(play, mount);
  },
};
