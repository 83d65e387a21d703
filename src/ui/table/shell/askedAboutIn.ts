import type { ScenePiece } from '../../../board';
import type { CatacombsPrompt } from '../play/asked';
import { promptSize } from '../prompts/promptSize';
import type { TableNow } from '../useTableNow';
import { activeRect, type RoomPt } from './activeRect';
import type { SpanPt } from './trayEdge';

/** With its ring and whoever sits on its rim, in its own radius. */
const WORN = 1.4;

type Question = Pick<CatacombsPrompt, 'purpose' | 'ask'>;

/** Discs that must be seen to answer: those of which the question speaks, and those among which it lets choose. */
function discsIn({ purpose, ask }: Question, pieces: readonly ScenePiece[]): readonly ScenePiece[] {
  const named: readonly unknown[] = Object.values(purpose).flat();
  // What a disc would do is said after it: `monster:orc-1>attack-1`.
  const offered = ask.kind === 'choose' ? ask.options.map((option) => option.split('>')[0]) : [];
  return pieces.filter(({ id }) => named.includes(id) || offered.includes(id));
}

/** How high the discs lie on the stage that are asked about beside the board; none when the question needs none. */
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
  return discsIn(prompt, scene.pieces).map((piece) => {
    const { top, bottom } = activeRect(room, { ...piece, radiusMm: WORN * piece.radiusMm }, isTurned);
    return { top: top - room.top, bottom: bottom - room.top };
  });
}
