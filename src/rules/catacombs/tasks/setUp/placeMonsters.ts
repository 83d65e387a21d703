import { DISC_RADIUS_MM } from '../../content/discSizes';
import { placesOf } from '../../model/answers';
import { enterMonster, withPiece } from '../../model/changes';
import { REACH_MM, roomOf } from '../../model/queries';
import { idsFor, monsterPlacing, overseerPieces } from '../../model/subjects/placing';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { byScarcity } from '../../model/subjects/shortOf';

/** Where the full distance does not fit, everybody is told what does (EXTRA-011). */
function announceSpacing(play: CatacombsPlay, gapMm: number): void {
  if (play.model.setup.variants.fairPlacement && gapMm < REACH_MM) play.emit({ kind: 'spacingLowered', gapMm });
}

/** Setup 6: all monsters into the monster zone, the Lord among its minions (BASE-082, BASE-314). */
export const placeMonstersRule: RuleOf<'placeMonsters'> = {
  run(play) {
    const pieces = overseerPieces(play.model, byScarcity(play.model.muster));
    if (pieces.length === 0) return;
    const { ask, gapMm } = monsterPlacing(play.model, pieces);
    announceSpacing(play, gapMm);
    play.ask([play.model.setup.overseer], { kind: 'placeMonsters', gapMm }, ask);
  },
  answer(play, _, answer) {
    const places = placesOf(answer);
    const monsters = byScarcity(play.model.muster);
    const ids = idsFor(play.model, monsters);
    const { lord } = roomOf(play.model);
    for (const { id, xMm, yMm } of places) {
      if (lord === null || id !== lord.id) continue;
      const radiusMm = DISC_RADIUS_MM.large;
      play.change(withPiece(play.model, { kind: 'lord', id, card: lord.id, xMm, yMm, radiusMm, hasActed: false }));
      play.emit({ kind: 'placed', piece: id, xMm, yMm, cause: { by: id, rule: 'BASE-314' } });
    }
    for (const [index, monster] of monsters.entries()) {
      const at = places.find(({ id }) => id === ids[index]);
      if (at === undefined) continue;
      const { model, piece } = enterMonster(play.model, monster, at, false);
      play.change(model);
      play.emit({
        kind: 'placed',
        piece: piece.id,
        xMm: at.xMm,
        yMm: at.yMm,
        cause: { by: piece.id, rule: 'BASE-082' },
      });
    }
    play.change({ ...play.model, muster: [] });
  },
};
