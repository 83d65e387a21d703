import { CANDLE, NAME, SCENE, type PictureBox } from './scene';

export interface Size {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Where a picture lies in its room, as a style. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface NameLayout {
  /** The height that the name and the candle need together. */
  readonly heightPt: number;
  readonly name: Place;
  readonly candle: Place;
}

/** The candle by the name, in sizes of its letters. */
const CANDLE_RADIUS = 0.4;
const ABOVE = { candleX: 0.75, candleY: 0.58, nameTop: 0.72 } as const;
const BESIDE = { candleX: -0.55, candleY: 0.72, nameTop: 0.08 } as const;

/** A tall screen has room for the candle above the name, a wide one beside it. */
export function nameLayout({ widthPt, heightPt }: Size): NameLayout {
  const isWide = widthPt > heightPt;
  const widestPt = widthPt * (isWide ? 0.5 : 0.92);
  const highestPt = heightPt * (isWide ? 0.17 : 0.105);
  const size = Math.min(widestPt / NAME.width, highestPt);
  const { candleX, candleY, nameTop } = isWide ? BESIDE : ABOVE;

  const left = (widthPt - NAME.width * size) / 2;
  const radius = CANDLE_RADIUS * size;
  return {
    heightPt: (nameTop + NAME.height - 0.15) * size,
    name: { left, top: nameTop * size, width: NAME.width * size, height: NAME.height * size },
    candle: {
      left: left + candleX * size - CANDLE.centre * radius,
      top: candleY * size - CANDLE.centre * radius,
      width: CANDLE.side * radius,
      height: CANDLE.side * radius,
    },
  };
}

export interface SceneLayout {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** The scene as large as it fits, in the middle of its room. */
export function sceneLayout({ widthPt, heightPt }: Size): SceneLayout {
  const scale = Math.min(widthPt / SCENE.width, heightPt / SCENE.height);
  return { left: (widthPt - SCENE.width * scale) / 2, top: (heightPt - SCENE.height * scale) / 2, scale };
}

export const placeOf = ({ x, y, width, height }: PictureBox, { left, top, scale }: SceneLayout): Place => ({
  left: left + x * scale,
  top: top + y * scale,
  width: width * scale,
  height: height * scale,
});
