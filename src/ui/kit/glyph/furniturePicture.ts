import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { PixelRatio } from 'react-native';
import { paintedOnce, type Picture } from './paintedOnce';

const painted = paintedOnce('furniture');

export interface PictureSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

function draw({ widthPt, heightPt }: PictureSize, paint: (canvas: SkCanvas) => void): string {
  // In memory: a surface on the graphics card would cost a context, and browsers allow few.
  const surface = Skia.Surface.Make(
    PixelRatio.getPixelSizeForLayoutSize(widthPt),
    PixelRatio.getPixelSizeForLayoutSize(heightPt),
  );
  if (surface === null) throw new Error(`no surface of ${widthPt} by ${heightPt} points`);
  const canvas = surface.getCanvas();
  canvas.scale(PixelRatio.get(), PixelRatio.get());
  paint(canvas);
  return `data:image/png;base64,${surface.makeImageSnapshot().encodeToBase64()}`;
}

/** A picture of the table's furniture as an image; each is painted once for each size. */
export const furniturePicture = (name: string, size: PictureSize, paint: (canvas: SkCanvas) => void): Picture =>
  painted(`${name} ${size.widthPt} ${size.heightPt}`, () => draw(size, paint));
