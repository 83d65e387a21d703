import type { ScenePiece } from '../../../../board';
import { areEnemies, readOption, type CatacombsState } from '../../../../rules/catacombs';
import type { CatacombsPrompt } from './asked';

type Question = Pick<CatacombsPrompt, 'purpose' | 'ask'>;

const idsOf = (pieces: readonly ScenePiece[]): readonly string[] => pieces.map(({ id }) => id);

/** Discs that must be seen to answer: those of which the question speaks, and those among which it lets choose. */
export function askedAbout({ purpose, ask }: Question, pieces: readonly ScenePiece[]): readonly string[] {
  const named: readonly unknown[] = Object.values(purpose).flat();
  // What a disc would do is said after it: `monster:orc-1>attack-1`.
  const offered = ask.kind === 'choose' ? ask.options.map((option) => readOption(option).of) : [];
  return idsOf(pieces.filter(({ id }) => named.includes(id) || offered.includes(id)));
}

/** So far a hand spans over a board from the disc that it is about to flick. */
const REACH_MM = 200;

/** The disc that is about to act, those that could in its stead, and whomever of the other side it has within reach. */
export function inReach(
  chosenId: string | null,
  canAct: readonly string[],
  { model }: CatacombsState,
  pieces: readonly ScenePiece[],
): readonly string[] {
  const lying = model.room?.pieces ?? {};
  const chosen = pieces.find(({ id }) => id === chosenId);
  const actor = chosen && lying[chosen.id];
  if (chosen === undefined || actor === undefined) return [];
  const isNearFoe = (piece: ScenePiece): boolean => {
    const other = lying[piece.id];
    const awayMm = Math.hypot(piece.xMm - chosen.xMm, piece.yMm - chosen.yMm);
    return other !== undefined && areEnemies(actor, other) && awayMm <= REACH_MM;
  };
  return idsOf(pieces.filter((piece) => canAct.includes(piece.id) || isNearFoe(piece)));
}
