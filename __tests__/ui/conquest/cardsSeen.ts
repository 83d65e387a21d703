import { screen } from '@testing-library/react-native';
import { PixelRatio, StyleSheet, type ViewStyle } from 'react-native';
import { DESIGN_IDS, type DesignId } from '../../../src/rules/conquest';
import { handCardPicture, OVERHANG_PT } from '../../../src/ui/games/conquest/cards';
import { artPicture } from '../../../src/ui/games/conquest/catalogue/cards/pictures';
import { conquestWords } from '../../support/words';
import { saidOnScreen } from '../saidOnScreen';

const { name } = conquestWords('en');

interface Drawn {
  readonly uri: string;
  readonly width: number;
  readonly height: number;
}

/** Every picture that is drawn, with its size. */
function picturesIn(node: unknown): readonly Drawn[] {
  if (Array.isArray(node)) return node.flatMap(picturesIn);
  if (node === null || typeof node !== 'object' || !('props' in node)) return [];
  const { props, children } = node as { readonly props: Record<string, unknown>; readonly children: unknown };
  const { uri } = (props.source ?? {}) as { readonly uri?: unknown };
  const { width, height } = StyleSheet.flatten(props.style as ViewStyle) ?? {};
  const own = typeof uri === 'string' ? [{ uri, width: Number(width), height: Number(height) }] : [];
  return [...own, ...picturesIn(children)];
}

/** Whether this is the picture of the face of a card: as it is held, or as it is read. What nobody has painted is nowhere. */
function isFaceOf(design: DesignId, { uri, width, height }: Drawn): boolean {
  const pxPerPt = PixelRatio.get();
  const held = { width: width - OVERHANG_PT, height: height - OVERHANG_PT };
  return uri === artPicture(design, pxPerPt).find() || uri === handCardPicture(design, held, pxPerPt).find();
}

/** Of these faces, those that are drawn on the screen as it is now. */
export function facesDrawn(among: readonly DesignId[]): readonly DesignId[] {
  const pictures = picturesIn(screen.toJSON());
  return among.filter((design) => pictures.some((picture) => isFaceOf(design, picture)));
}

/** Whether a card is named there; a Witch Hunter is no Witch. */
function isNamed(said: string, design: DesignId): boolean {
  const longer = DESIGN_IDS.map(name).filter((one) => one !== name(design) && one.includes(name(design)));
  return longer.reduce((text, one) => text.replaceAll(one, ''), said).includes(name(design));
}

/** Of these faces, those that can be read or heard. */
export function facesNamed(among: readonly DesignId[]): readonly DesignId[] {
  const said = saidOnScreen();
  return among.filter((design) => isNamed(said, design));
}
