import type { SkImage, SkRect } from '@shopify/react-native-skia';
import type { Life, PieceTone } from '../look';

/** One picture inside the atlas. Its origin is the centre of its disc. */
export interface AtlasSprite {
  readonly rect: SkRect;
  readonly originXPx: number;
  readonly originYPx: number;
}

/** All sprites of a scene in one image, drawn for one scale of the device. */
export interface DiscAtlas {
  readonly image: SkImage;
  readonly pxPerMm: number;
  readonly keys: readonly string[];
  sprite(key: string): AtlasSprite | null;
}

export interface PieceOrder {
  readonly piece: string;
  readonly radiusMm: number;
  readonly tone: PieceTone;
}

export interface MarkOrder {
  readonly mark: string;
  readonly radiusMm: number;
}

/** A gauge of so many lives, as it looks at each of them: a wound bakes nothing. */
export interface GaugeOrder {
  readonly maxLife: number;
  readonly radiusMm: number;
}

/** A small disc on the rim of another: what sits on it, or what it has swallowed. */
export interface AboardOrder {
  readonly piece: string;
  /** Which place on the rim. */
  readonly slot: number;
  readonly tone: PieceTone;
  /** Of the disc below. */
  readonly radiusMm: number;
}

/** Everything that a scene may have to show. */
export interface AtlasOrders {
  readonly pieces: readonly PieceOrder[];
  readonly marks: readonly MarkOrder[];
  readonly gauges: readonly GaugeOrder[];
  readonly aboard: readonly AboardOrder[];
}

export const bodyKey = (piece: string, radiusMm: number, tone: PieceTone = 'normal'): string =>
  `body:${piece}:${radiusMm}:${tone}`;

/** The soft shadow of a disc that lies on the board. A pillar has a long one of its own. */
export const shadowKey = (radiusMm: number, kind: 'disc' | 'pillar' = 'disc'): string => `shadow:${kind}:${radiusMm}`;

/** The shadow of a disc that is selected or in flight. */
export const liftedShadowKey = (radiusMm: number): string => `shadow:lifted:${radiusMm}`;

export const markKey = (mark: string, radiusMm: number): string => `mark:${mark}:${radiusMm}`;

/** One of the pictures in which a mark burns. */
export const flameKey = (mark: string, frame: number, radiusMm: number): string =>
  `${markKey(mark, radiusMm)}:${frame}`;

/** One of the pictures in which a disc glows, under its body. */
export const glowKey = (piece: string, frame: number, radiusMm: number): string => `glow:${piece}:${radiusMm}:${frame}`;

export const aboardKey = ({ piece, slot, tone, radiusMm }: AboardOrder): string =>
  `aboard:${piece}:${slot}:${tone}:${radiusMm}`;

export const lifeKey = ({ now, max }: Life, radiusMm: number): string => `life:${now}/${max}:${radiusMm}`;
