import { refuse, type Refusal } from '../../../machine';
import { firstPlace, type PieceToPlace, placeAll, type PlaceAsk, type RectMm } from '../../../flicking';
import { BOARD, HERO_ZONE, MONSTER_ZONE } from '../../content/boards';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { LORD_CARDS } from '../../content/lords';
import { MONSTER_CARDS } from '../../content/monsters';
import type { MonsterId } from '../../words/ids';
import { cardPlayed, pieceOf, pieceOrNull, piecesOf, REACH_MM, roomOf, groundOf } from '../queries';
import type { Catacombs } from '../model';
import { numbered, type PieceId } from '../../words/openIds';

export const WHOLE_BOARD: RectMm = { xMm: 0, yMm: 0, widthMm: BOARD.widthMm, heightMm: BOARD.heightMm };

export const inZone = (id: PieceId, radiusMm: number, rect: RectMm): PieceToPlace => ({
  id,
  radiusMm,
  regions: [{ kind: 'inside', rect }],
  keepsOff: [],
  edgeGapMm: 0,
  within: null,
});

export const anywhere = (id: PieceId, radiusMm: number): PieceToPlace => inZone(id, radiusMm, WHOLE_BOARD);

/** Within 2.5 cm of a piece, rim to rim, on a legal spot (BASE-145, BASE-319). */
export function nearPiece(model: Catacombs, id: PieceId, radiusMm: number, origin: PieceId): PieceToPlace {
  const { xMm, yMm, radiusMm: originRadiusMm } = pieceOf(model, origin);
  const near = { kind: 'near', xMm, yMm, radiusMm: originRadiusMm, maxGapMm: REACH_MM } as const;
  return { ...anywhere(id, radiusMm), regions: [near] };
}

/** What a card would put down needs a legal spot for it. */
export const whyNoRoom = (model: Catacombs, piece: PieceToPlace, rule: string): Refusal | null =>
  firstPlace(piece, groundOf(model)) === null ? refuse('noRoomBeside', rule) : null;

/** In a camp fight the sides set up in one another's zones (EXTRA-037, EXTRA-082). */
export const heroSideZone = (model: Catacombs): RectMm => (roomOf(model).kind === 'camp' ? MONSTER_ZONE : HERO_ZONE);
export const overseerZone = (model: Catacombs): RectMm => (roomOf(model).kind === 'camp' ? HERO_ZONE : MONSTER_ZONE);

/** Ids that the monsters will have when they enter, in the order of the list. */
export function idsFor(model: Catacombs, monsters: readonly MonsterId[]): readonly PieceId[] {
  const entered: Record<string, number> = { ...roomOf(model).entered };
  return monsters.map((called) => {
    const monster = cardPlayed(model, called);
    const number = (entered[monster] ?? 0) + 1;
    entered[monster] = number;
    return numbered(monster, number);
  });
}

/** Fair placement: monsters keep off one another, the obstacles and the edge (EXTRA-008, EXTRA-009, EXTRA-012). */
function spaced(model: Catacombs, pieces: readonly PieceToPlace[], gapMm: number): readonly PieceToPlace[] {
  if (gapMm <= 0) return pieces;
  const standing = piecesOf(model).filter(({ kind }) => kind === 'obstacle' || kind === 'monster' || kind === 'lord');
  const all = [...pieces, ...standing].map(({ id }) => id);
  return pieces.map((piece) => ({
    ...piece,
    edgeGapMm: gapMm,
    keepsOff: all.filter((id) => id !== piece.id).map((id) => ({ id, gapMm })),
  }));
}

const SPACING_STEP_MM = 1;

/** The monsters' spots: with fair placement the spacing is lowered to the largest that works (EXTRA-011). */
export function monsterPlacing(
  model: Catacombs,
  pieces: readonly PieceToPlace[],
): { readonly ask: PlaceAsk; readonly gapMm: number } {
  const ground = groundOf(model);
  for (let gapMm = model.setup.variants.fairPlacement ? REACH_MM : 0; gapMm > 0; gapMm -= SPACING_STEP_MM) {
    const ask: PlaceAsk = { kind: 'place', pieces: spaced(model, pieces, gapMm), ...ground };
    if (placeAll(ask) !== null) return { ask, gapMm };
  }
  return { ask: { kind: 'place', pieces, ...ground }, gapMm: 0 };
}

/** The room's monsters, and the Lord in its lair, as they are to be put down. */
export function overseerPieces(model: Catacombs, monsters: readonly MonsterId[]): readonly PieceToPlace[] {
  const zone = overseerZone(model);
  const ids = idsFor(model, monsters);
  const discs = monsters.map((monster, index) =>
    inZone(ids[index] ?? monster, DISC_RADIUS_MM[MONSTER_CARDS[monster].size], zone),
  );
  const { lord } = roomOf(model);
  return lord === null || pieceOrNull(model, lord.id) !== null
    ? discs
    : [inZone(LORD_CARDS[lord.id].id, DISC_RADIUS_MM.large, zone), ...discs];
}
