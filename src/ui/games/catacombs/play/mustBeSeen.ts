import type { ScenePiece } from '../../../../board';
import { areEnemies, readOption } from '../../../../rules/catacombs';
import type { CatacombsPrompt } from './asked';
import { promptSize } from '../promptSize';
import type { TableNow } from '../../../table/useTableNow';
import { activeRect, type RoomPt } from '../../../table/shell/activeRect';
import type { SpanPt } from '../../../table/shell/trayEdge';

/** With its ring and whoever sits on its rim, in its own radius. */
const WORN = 1.4;

type Question = Pick<CatacombsPrompt, 'purpose' | 'ask'>;

/** Discs that must be seen to answer: those of which the question speaks, and those among which it lets choose. */
function discsIn({ purpose, ask }: Question, pieces: readonly ScenePiece[]): readonly ScenePiece[] {
  const named: readonly unknown[] = Object.values(purpose).flat();
  // What a disc would do is said after it: `monster:orc-1>attack-1`.
  const offered = ask.kind === 'choose' ? ask.options.map((option) => readOption(option).of) : [];
  return pieces.filter(({ id }) => named.includes(id) || offered.includes(id));
}

/** How high discs lie on the stage. */
const spansOf = (pieces: readonly ScenePiece[], room: RoomPt, isTurned: boolean): readonly SpanPt[] =>
  pieces.map((piece) => {
    const { top, bottom } = activeRect(room, { ...piece, radiusMm: WORN * piece.radiusMm }, isTurned);
    return { top: top - room.top, bottom: bottom - room.top };
  });

/** Those that are asked about beside the board; none when the question needs none. */
export function askedAboutIn(
  {
    state,
    scene,
    isTurned,
  }: Pick<TableNow, 'scene' | 'isTurned'> & { readonly state: { readonly prompt: Question | null } },
  room: RoomPt,
): readonly SpanPt[] {
  const { prompt } = state;
  if (prompt === null || promptSize(prompt.purpose) !== 'bar') return [];
  return spansOf(discsIn(prompt, scene.pieces), room, isTurned);
}

/** So far a hand spans over a board from the disc that it is about to flick. */
const REACH_MM = 200;

/** The disc that is about to act, those that could in its stead, and whomever of the other side it has within reach. */
export function inReachIn(
  { play, state, scene, isTurned }: Pick<TableNow, 'play' | 'state' | 'scene' | 'isTurned'>,
  room: RoomPt,
): readonly SpanPt[] {
  const lying = state.view.model.room?.pieces ?? {};
  const chosen = scene.pieces.find(({ id }) => id === play.selectedId);
  const actor = chosen && lying[chosen.id];
  if (chosen === undefined || actor === undefined) return [];
  const isNearFoe = (piece: ScenePiece): boolean => {
    const other = lying[piece.id];
    const awayMm = Math.hypot(piece.xMm - chosen.xMm, piece.yMm - chosen.yMm);
    return other !== undefined && areEnemies(actor, other) && awayMm <= REACH_MM;
  };
  return spansOf(
    scene.pieces.filter((piece) => play.canAct.includes(piece.id) || isNearFoe(piece)),
    room,
    isTurned,
  );
}
