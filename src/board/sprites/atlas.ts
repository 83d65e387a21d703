import type { SkImage, SkRect } from '@shopify/react-native-skia';
import type { MarkId } from './marks';
import type { PieceId, PieceTone } from './pieces';

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
  readonly piece: PieceId;
  readonly radiusMm: number;
  readonly tone: PieceTone;
}

export interface MarkOrder {
  readonly mark: MarkId;
  readonly radiusMm: number;
}

export const bodyKey = (piece: PieceId, radiusMm: number, tone: PieceTone = 'normal'): string =>
  `body:${piece}:${radiusMm}:${tone}`;

/** The soft shadow of a disc that lies on the board. A pillar has a long one of its own. */
export const shadowKey = (radiusMm: number, kind: 'disc' | 'pillar' = 'disc'): string => `shadow:${kind}:${radiusMm}`;

/** The shadow of a disc that is selected or in flight. */
export const liftedShadowKey = (radiusMm: number): string => `shadow:lifted:${radiusMm}`;

export const markKey = (mark: MarkId, radiusMm: number): string => `mark:${mark}:${radiusMm}`;
