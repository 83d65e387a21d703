import type { Aboard, BoardScene, ScenePiece } from '../../../../board';
import type { ShownHero, ShownPiece, ShownTable } from '../../../../session/catacombs';
import { BOARD, type BoardId } from '../../../../rules/catacombs';
import type { MarkId, PieceId } from '../catalogue';
import { pieceIdOf } from './pieceIdOf';

/** A piece that is not on the table yet, where the player holds it: about to be placed, or a missile to be flicked. */
export interface LoosePiece {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/** What the question of the moment adds to the table. */
export interface SceneMarks {
  /** They may do something now. */
  readonly canAct: readonly string[];
  /** A finger may flick these at once. */
  readonly flickable: readonly string[];
  /** In the middle of its action: it counts as having acted, and has not. */
  readonly actor: string | null;
  /** They can be struck by the flick that is asked for. */
  readonly targets: readonly string[];
  /** That flick does not hurt them. */
  readonly barred: readonly string[];
  /** Fear makes them run: the Overseer flicks them. */
  readonly frightened: readonly string[];
  readonly isLordVeiled: boolean;
  readonly loose: readonly LoosePiece[];
}

export const NO_MARKS: SceneMarks = {
  canAct: [],
  flickable: [],
  actor: null,
  targets: [],
  barred: [],
  frightened: [],
  isLordVeiled: false,
  loose: [],
};

/** The board's face before the first room: something has to lie there. */
const FIRST_BOARD: BoardId = 'crypt';
/** Heroes and Lords have many lives: theirs are worth a mark from this share downwards. */
const LOW_LIFE = 0.5;

const isActiveSide = ({ kind }: ShownPiece, turn: ShownTable['turn']): boolean =>
  turn === 'heroes' ? kind === 'hero' || kind === 'ally' : kind === 'monster' || kind === 'lord';

/** A hero's life is on the hero's board, a monster's on its own disc. */
function lifeOf(piece: ShownPiece, hero: ShownHero | undefined): ScenePiece['life'] {
  const now = hero?.life ?? piece.life;
  const max = hero?.maxLife ?? piece.maxLife;
  return now === null || max === null ? undefined : { now, max };
}

const heroOf = ({ card }: ShownPiece, { heroes }: ShownTable): ShownHero | undefined =>
  card === null ? undefined : heroes[card];

/** Only a monster's disc has a wounded face. */
function isWounded(piece: ShownPiece, hero: ShownHero | undefined): boolean {
  const life = lifeOf(piece, hero);
  if (life === undefined) return false;
  return piece.kind === 'monster' ? life.now < life.max : life.now <= life.max * LOW_LIFE;
}

function marksOf(piece: ShownPiece, shown: ShownTable, marks: SceneMarks): readonly MarkId[] {
  const { id, kind } = piece;
  const armour = heroOf(piece, shown)?.armour ?? 0;
  const states: readonly (readonly [MarkId, boolean])[] = [
    ['fireWall', kind === 'fireWall'],
    ['canAct', marks.canAct.includes(id)],
    ['wounded', isWounded(piece, heroOf(piece, shown))],
    ['armoured', armour > 1],
    ['halfArmoured', armour === 1],
    ['frozen', piece.isFrozen],
    ['incapacitated', piece.isDown],
    ['poisoned', (heroOf(piece, shown)?.poison ?? 0) > 0],
    ['acted', piece.hasActed && !piece.isDown && isActiveSide(piece, shown.turn) && id !== marks.actor],
    ['veiled', kind === 'lord' && marks.isLordVeiled],
    ['barred', marks.barred.includes(id)],
    ['targeted', marks.targets.includes(id)],
    ['frightened', marks.frightened.includes(id)],
  ];
  return states.flatMap(([mark, holds]) => (holds ? [mark] : []));
}

/** Rats that sit on it, upright; heroes whom it has swallowed, lying. Who is held in the hand sits nowhere. */
function aboardOf(
  { id: carrier, swarm }: ShownPiece,
  { heroes }: ShownTable,
  held: ReadonlySet<string>,
): readonly Aboard[] {
  const swallowed = Object.values(heroes).filter(({ swallowedBy }) => swallowedBy === carrier);
  const isFree = (one: string): boolean => !held.has(one);
  return [
    ...swarm.filter(isFree).map((id): Aboard => ({ id, piece: pieceIdOf(id), tone: 'normal' })),
    ...swallowed.filter(({ id }) => isFree(id)).map(({ id }): Aboard => ({ id, piece: pieceIdOf(id), tone: 'fallen' })),
  ];
}

/** A piece as the catalogue of Catacombs names it. */
export interface CatacombsPiece extends ScenePiece {
  readonly piece: PieceId;
  readonly marks: readonly MarkId[];
}

export interface CatacombsScene extends BoardScene {
  readonly ground: BoardId;
  readonly pieces: readonly CatacombsPiece[];
}

/** The table as the board draws it: what lies where, and what each disc is in. */
export function sceneOf(shown: ShownTable, marks: SceneMarks = NO_MARKS): CatacombsScene {
  const board = shown.board ?? FIRST_BOARD;
  const loose = new Set(marks.loose.map(({ id }) => id));
  const lying = Object.values(shown.pieces).filter(({ id }) => !loose.has(id));
  return {
    ground: board,
    widthMm: BOARD.widthMm,
    heightMm: BOARD.heightMm,
    pieces: [
      ...lying.map((piece): CatacombsPiece => {
        const { id, xMm, yMm, radiusMm, slipMm } = piece;
        const isFlickable = marks.flickable.includes(id);
        return {
          id,
          piece: pieceIdOf(id, board),
          xMm,
          yMm,
          radiusMm,
          slipMm: slipMm ?? undefined,
          isFlickable,
          marks: marksOf(piece, shown, marks),
          life: lifeOf(piece, heroOf(piece, shown)),
          aboard: aboardOf(piece, shown, loose),
        };
      }),
      ...marks.loose.map(({ id, xMm, yMm, radiusMm }): CatacombsPiece => ({
        id,
        piece: pieceIdOf(id, board),
        xMm,
        yMm,
        radiusMm,
        isFlickable: marks.flickable.includes(id),
        marks: [],
      })),
    ],
  };
}
