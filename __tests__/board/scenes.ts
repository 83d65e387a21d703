import type { BoardScene, ScenePiece } from '../../src/board/scene/scene';

export const piece = (id: string, wanted: Partial<ScenePiece> = {}): ScenePiece => ({
  id,
  piece: 'elf',
  xMm: 150,
  yMm: 225,
  radiusMm: 12.5,
  isFlickable: true,
  marks: [],
  ...wanted,
});

export const sceneOf = (...pieces: readonly ScenePiece[]): BoardScene => ({
  ground: 'crypt',
  widthMm: 300,
  heightMm: 450,
  pieces,
});
