import { DISC_RADIUS_MM } from '../../content/discSizes';
import { withPiece } from '../../model/changes';
import { heroesInPlay, roomOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Spot } from '../../words/adventure';
import { climbAsTold, dressAsTold, freezeAsTold, swallowAsTold } from './conditionsAsTold';
import { enterAsTold } from './enterAsTold';
import { spotsNow } from '../../model/subjects/story';
import type { PieceId } from '../../words/openIds';

const tell = (play: CatacombsPlay, piece: PieceId, { xMm, yMm }: Spot): void =>
  play.emit({ kind: 'placed', piece, xMm, yMm, cause: { by: piece, rule: 'EXTRA-005' } });

function placeMonsters(play: CatacombsPlay): void {
  for (const entry of spotsNow(play.model).monsters) {
    const piece = enterAsTold(play, entry.monster, entry.at, entry.life);
    if (piece === null) continue;
    tell(play, piece.id, entry.at);
    freezeAsTold(play, piece, entry);
    swallowAsTold(play, piece, entry);
  }
}

function placeLord(play: CatacombsPlay): void {
  const { lord } = roomOf(play.model);
  const at = spotsNow(play.model).lord;
  if (lord === null || at === null) return;
  const { xMm, yMm } = at;
  const radiusMm = DISC_RADIUS_MM.large;
  play.change(withPiece(play.model, { kind: 'lord', id: lord.id, card: lord.id, xMm, yMm, radiusMm, hasActed: false }));
  tell(play, lord.id, at);
}

function placeHeroes(play: CatacombsPlay): void {
  const { heroes } = spotsNow(play.model);
  for (const { id } of heroesInPlay(play.model)) {
    const at = heroes[id];
    if (at === undefined) continue;
    const { xMm, yMm } = at;
    const radiusMm = DISC_RADIUS_MM.medium;
    play.change(withPiece(play.model, { kind: 'hero', id, card: id, xMm, yMm, radiusMm, hasActed: false, stun: null }));
    tell(play, id, at);
  }
}

/** Whoever has an exact place in the story stands there before anybody else is placed (EXTRA-005). */
export const placeAsToldRule: RuleOf<'placeAsTold'> = {
  run(play) {
    placeMonsters(play);
    placeLord(play);
    placeHeroes(play);
    climbAsTold(play);
    dressAsTold(play);
  },
};
