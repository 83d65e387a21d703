import { refuse } from '../../../machine';
import { firstPlace } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import { SPAWN_COUNT } from '../../content/base/lords';
import { MONSTER_CARDS } from '../../content/monsters';
import type { MonsterId } from '../../words/ids';
import { actionOf, enterMonster } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { inReserve, groundOf } from '../../model/queries';
import type { EffectTask } from '../../words/tasks';
import type { CatacombsPlay } from '../../model/types';
import type { CatacombsAnswer } from '../../words/asks';
import type { Effect } from './effect';
import { nearPiece } from '../../model/subjects/placing';

const toPlace = (model: Catacombs, monster: MonsterId) =>
  nearPiece(model, monster, DISC_RADIUS_MM[MONSTER_CARDS[monster].size], actionOf(model).actor);

/** Ask where it enters, or say that the reserve has none, or the board no spot for it (BASE-319, BASE-022). */
export function askSpawn(play: CatacombsPlay, monster: MonsterId, task: EffectTask): void {
  if (inReserve(play.model, monster) === 0) return play.emit({ kind: 'stockExhausted', monster, missing: 1 });
  const piece = toPlace(play.model, monster);
  if (firstPlace(piece, groundOf(play.model)) === null) return play.emit({ kind: 'noSpotLeft', monster });
  const ask = { kind: 'place', pieces: [piece], ...groundOf(play.model) } as const;
  play.ask([play.model.setup.overseer], { kind: 'placeSpawn', monster }, ask, task);
}

/** It acts from the next round on (BASE-107). */
export function enterSpawn(play: CatacombsPlay, monster: MonsterId, answer: CatacombsAnswer): void {
  const at = onePlace(answer);
  const { model, piece } = enterMonster(play.model, monster, at, true);
  play.change(model);
  const cause = { by: actionOf(model).actor, rule: 'BASE-319' };
  play.emit({ kind: 'placed', piece: piece.id, xMm: at.xMm, yMm: at.yMm, cause });
}

const SPIRIT: MonsterId = 'monster:fire-spirit';

/** The Dragon stays put and spawns Fire Spirits, as far as the stock goes (BASE-318). */
export const spawn: Effect = {
  whyNot: (model) => (inReserve(model, SPIRIT) > 0 ? null : refuse('stockExhausted', 'BASE-022', { monster: SPIRIT })),
  run: (play, task) => askSpawn(play, SPIRIT, task),
  answer(play, task, answer) {
    enterSpawn(play, SPIRIT, answer);
    const placed = Number(task.chosen ?? '0') + 1;
    if (placed < SPAWN_COUNT) play.next({ ...task, chosen: String(placed) });
  },
};
