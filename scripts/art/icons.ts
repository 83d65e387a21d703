import type { SkCanvas, SkImage } from '@shopify/react-native-skia';
import { bakeImage, bakeMaterial, drawImageIn } from '../../src/board/look';
import { fill, radial } from '../../src/board/look/paints';
import { drawFlickEmblem, drawFlickSilhouette } from './flickEmblem';
import { save } from './output';

const FULL_PX = 1024;
/** What Android may crop an adaptive icon down to, and what a web app's mask may leave. */
const SAFE = { adaptive: 0.62, maskable: 0.8 } as const;

type Draw = (canvas: SkCanvas) => void;

/** Draws something made for a square of side 1 into the middle of an image. */
const centred =
  (draw: Draw, share: number): Draw =>
  (canvas) => {
    const side = FULL_PX * share;
    canvas.save();
    canvas.translate((FULL_PX - side) / 2, (FULL_PX - side) / 2);
    canvas.scale(side, side);
    draw(canvas);
    canvas.restore();
  };

function makeGround(): Draw {
  const wood = bakeMaterial('table', { widthPt: 340, heightPt: 340, pxPerPt: 3, seed: [60, 40] });
  const candlelight = radial(
    [FULL_PX * 0.42, FULL_PX * 0.42],
    FULL_PX * 0.8,
    [
      ['#ffb84a', 0.34],
      ['#7a3a10', 0.12],
      ['#000000', 0.62],
    ],
    [0, 0.5, 1],
  );
  return (canvas) => {
    drawImageIn(canvas, wood, 0, 0, FULL_PX, FULL_PX);
    canvas.drawRect({ x: 0, y: 0, width: FULL_PX, height: FULL_PX }, fill({ shader: candlelight }));
  };
}

const whole = (...layers: readonly Draw[]): SkImage =>
  bakeImage(FULL_PX, FULL_PX, (canvas) => layers.forEach((layer) => layer(canvas)));

/** Halves an image until it is near its size, so that small icons stay crisp. */
function shrunk(image: SkImage, sidePx: number): SkImage {
  const halfPx = image.width() / 2;
  const next = Math.max(sidePx, halfPx);
  const smaller = bakeImage(next, next, (canvas) => drawImageIn(canvas, image, 0, 0, next, next));
  return next === sidePx ? smaller : shrunk(smaller, sidePx);
}

/** The picture at the head of Google's page of the app: the ground as broad as it is, the emblem in its middle. */
const FEATURE = { widthPx: 1024, heightPx: 500 } as const;

function feature(ground: Draw): SkImage {
  const { widthPx, heightPx } = FEATURE;
  return bakeImage(widthPx, heightPx, (canvas) => {
    canvas.translate(0, (heightPx - FULL_PX) / 2);
    ground(canvas);
    centred(drawFlickEmblem, 0.44)(canvas);
  });
}

/** Draws the app's icons, splash, favicon and what the stores show. */
export default async function drawIcons(): Promise<void> {
  const ground = makeGround();
  const icon = whole(ground, centred(drawFlickEmblem, 1));
  const maskable = whole(ground, centred(drawFlickEmblem, SAFE.maskable));
  await save(icon, 'assets/icon.png');
  await save(whole(centred(drawFlickEmblem, SAFE.adaptive)), 'assets/adaptive-foreground.png');
  await save(whole(ground), 'assets/adaptive-background.png');
  await save(whole(centred(drawFlickSilhouette, SAFE.adaptive)), 'assets/adaptive-monochrome.png');
  // A phone in the dark lays them on a ground of its own, or tints what is light in them.
  await save(whole(centred(drawFlickEmblem, 0.8)), 'assets/icon-dark.png');
  await save(whole(centred(drawFlickSilhouette, 0.8)), 'assets/icon-tinted.png');
  await save(feature(ground), 'assets/store/feature.jpg', 92);
  await save(shrunk(whole(centred(drawFlickEmblem, 0.9)), 512), 'assets/splash.png');
  await save(shrunk(icon, 64), 'assets/favicon.png');
  await save(shrunk(icon, 180), 'public/apple-touch-icon.png');
  await save(shrunk(icon, 192), 'public/icon-192.png');
  await save(shrunk(icon, 512), 'public/icon-512.png');
  await save(shrunk(maskable, 512), 'public/icon-maskable-512.png');
}
