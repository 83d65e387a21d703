import type { MarkId, PieceId } from '../../../board';

/** A disc on the title's table, in units of a scene 390 wide. */
export interface SceneDisc {
  readonly piece: PieceId;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly mark: MarkId | null;
}

export const SCENE = { width: 390, height: 310 } as const;

const disc = (piece: PieceId, x: number, y: number, radius: number, mark: MarkId | null = null): SceneDisc => ({
  piece,
  x,
  y,
  radius,
  mark,
});

/** The dragon and its court, waiting. */
export const COURT: readonly SceneDisc[] = [
  disc('dragon', 254, 128, 98),
  disc('fireball', 124, 50, 21),
  disc('skeleton-warrior', 84, 120, 37),
  disc('crypt-spider', 346, 32, 27),
  disc('wizard', 64, 244, 30),
  disc('orc', 336, 266, 37, 'wounded'),
];

/** The elf, who strikes. */
export const STRIKER: SceneDisc = disc('elf', 186, 230, 46);

/** Where the elf came from, and where wood met wood. */
export const FLICK = { from: { x: 60, y: 384 }, to: { x: 176, y: 250 }, contact: { x: 210, y: 198 } } as const;
