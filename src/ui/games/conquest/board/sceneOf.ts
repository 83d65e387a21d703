import type { BoardScene, ScenePiece } from '../../../../board';
import type { Quarters } from '../../../../lib';
import {
  ARENA_MM,
  isCharacter,
  isProjectile,
  teamOf,
  type ConquestSetup,
  type CharacterId,
  type Team,
} from '../../../../rules/conquest';
import { RIM_MM } from '../catalogue/rim';
import type { MarkId } from '../catalogue/marks';
import { PIECES, type PieceId } from '../catalogue/pieces';
import { LIES } from './lies';

/** A disc as the eye follows it. */
export interface LyingDisc {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/** What the question of the moment adds to the arena. */
export interface SceneMarks {
  /** They may do something now. */
  readonly canAct: readonly string[];
  /** A finger may flick these at once. */
  readonly flickable: readonly string[];
  /** Who was named, or may be. */
  readonly targets: readonly CharacterId[];
  /** The team that has no card in this turn. */
  readonly stunned: Team | null;
  /** A projectile that is being put. */
  readonly loose: readonly LyingDisc[];
}

export const NO_MARKS: SceneMarks = { canAct: [], flickable: [], targets: [], stunned: null, loose: [] };

const isPiece = (id: string): id is PieceId => id in PIECES;

/** Every disc looks like what it is called. */
export function pieceOf(id: string): PieceId {
  if (!isPiece(id)) throw new Error(`no disc of Conquest is called ${id}`);
  return id;
}

function marksOf(id: string, { canAct, targets, stunned }: SceneMarks): readonly MarkId[] {
  const states: readonly (readonly [MarkId, boolean])[] = [
    ['canAct', canAct.includes(id)],
    ['stunned', isCharacter(id) && stunned === teamOf(id)],
    ['targeted', isCharacter(id) && targets.includes(id)],
  ];
  return states.flatMap(([mark, isWorn]) => (isWorn ? [mark] : []));
}

/** The arena as it is drawn: what lies there, and last what is about to. */
export function sceneOf(
  ground: ConquestSetup['ground'],
  lying: readonly LyingDisc[],
  marks: SceneMarks = NO_MARKS,
  lies: readonly Quarters[] = LIES.sword,
): BoardScene {
  const loose = new Set(marks.loose.map(({ id }) => id));
  const all = [...lying.filter(({ id }) => !loose.has(id)), ...marks.loose];
  const pieces = all.map((disc): ScenePiece => ({
    ...disc,
    piece: pieceOf(disc.id),
    isFlickable: marks.flickable.includes(disc.id) || (isProjectile(disc.id) && loose.has(disc.id)),
    marks: marksOf(disc.id, marks),
  }));
  return { ground, ...ARENA_MM, rimMm: RIM_MM[ground], lies, pieces };
}
