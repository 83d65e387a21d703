/** The title's table, in units of a scene this wide; the pictures below are baked in the same units. */
export const SCENE = { width: 390, height: 316 } as const;

/** The flick that the scene shows: where the elf came from, where it is now, where wood met wood. */
export const FLICK = {
  from: { x: 60, y: 384 },
  at: { x: 186, y: 230 },
  contact: { x: 210, y: 198 },
} as const;

export interface PictureBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What each picture covers of the scene. */
export const PICTURES = {
  court: { x: 0, y: 0, width: 390, height: 330 },
  streak: { x: 40, y: 196, width: 180, height: 200 },
  elf: { x: 130, y: 174, width: 150, height: 160 },
  blow: { x: 196, y: 142, width: 76, height: 70 },
} as const satisfies Readonly<Record<string, PictureBox>>;

/** The name and the candle, in units of the name's size of letters. */
export const NAME = { width: 4.8, height: 1.5, baseline: 1.0 } as const;
export const CANDLE = { side: 4, centre: 1.85 } as const;
