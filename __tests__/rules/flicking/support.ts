import { seedChance, type ChanceStream } from '../../../src/rules/machine';
import {
  type Board,
  type FlickResolvedAnswer,
  type FlickResolvedAsk,
  type FlickTable,
  type PieceToPlace,
  type RectMm,
  type TableDisc,
  type TakenPlace,
} from '../../../src/rules/flicking';

export const BOARD: Board = { widthMm: 300, heightMm: 450, edge: 'open' };

/** A strip at the one end of the board, and a third at the other. */
export const FOOT: RectMm = { xMm: 50, yMm: 390, widthMm: 200, heightMm: 60 };
export const HEAD: RectMm = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 150 };

const RADIUS_MM = { tiny: 6, small: 9.5, medium: 12.5, large: 19 } as const;
type Size = keyof typeof RADIUS_MM;

export const streamOf = (seed: number): ChanceStream => seedChance(seed).play;

export const taken = (id: string, xMm: number, yMm: number, size: Size = 'medium'): TakenPlace => ({
  id,
  xMm,
  yMm,
  radiusMm: RADIUS_MM[size],
});

/** A medium disc that may lie anywhere on the board. */
export const piece = (change: Partial<PieceToPlace> = {}): PieceToPlace => ({
  id: 'elf',
  radiusMm: RADIUS_MM.medium,
  regions: [{ kind: 'inside', rect: { xMm: 0, yMm: 0, widthMm: BOARD.widthMm, heightMm: BOARD.heightMm } }],
  keepsOff: [],
  edgeGapMm: 0,
  within: null,
  ...change,
});

export const disc = (id: string, xMm: number, yMm: number, change: Partial<TableDisc> = {}): TableDisc => ({
  ...taken(id, xMm, yMm),
  isFixed: false,
  ignores: [],
  ...change,
});

const table = (discs: readonly TableDisc[]): FlickTable => ({
  ...BOARD,
  discs,
  riders: [],
});

export const flicked = (discs: readonly TableDisc[], striker: string): FlickResolvedAsk => ({
  kind: 'flickResolved',
  table: table(discs),
  shot: { discId: striker, projectile: null, vxMmS: 0, vyMmS: -500 },
});

export const shot = (discs: readonly TableDisc[], projectile: TableDisc): FlickResolvedAsk => ({
  kind: 'flickResolved',
  table: table(discs),
  shot: { discId: projectile.id, projectile, vxMmS: 0, vyMmS: -500 },
});

/** Nothing happened and everything lies where it was. */
export function nothingHappened(ask: FlickResolvedAsk): FlickResolvedAnswer {
  const resting = ({ id, xMm, yMm }: TableDisc) => ({ id, xMm, yMm, turnRad: 0, putBack: null });
  const { projectile } = ask.shot;
  return {
    kind: 'flickResolved',
    contacts: [],
    exits: [],
    rest: {
      discs: ask.table.discs.map(resting),
      projectile: projectile === null ? null : resting(projectile),
      riders: [],
    },
  };
}
