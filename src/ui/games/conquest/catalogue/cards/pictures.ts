import type { SkCanvas } from '@shopify/react-native-skia';
import { bakeImage, drawIcon, fill, linear } from '../../../../../board/look';
import { designOf, type DesignId, type Purse, type Team } from '../../../../../rules/conquest';
import { UI } from '../../../../../theme';
import { paintedOnce, type Picture } from '../../../../kit/glyph';
import { OUTLINES, type IconId } from '../emblems';
import { drawArmour } from './armour';
import { drawArt, type Size } from './art';
import { drawBack } from './back';
import { drawHandCard, drawHungArmour } from './handCard';
import { drawShot, SHOT_REACH, type ShotDrawn } from './shotIcon';
import { drawMarkerPlate, drawToken, MARKER } from './token';

const painted = paintedOnce('card');

/** Drawn in points, baked as fine as this screen. */
function picture(key: string, size: Size, pxPerPt: number, draw: (canvas: SkCanvas) => void): Picture {
  return painted(`${key} ${size.width} ${size.height} ${pxPerPt}`, () => {
    const image = bakeImage(size.width * pxPerPt, size.height * pxPerPt, (canvas) => {
      canvas.scale(pxPerPt, pxPerPt);
      draw(canvas);
    });
    const uri = `data:image/png;base64,${image.encodeToBase64()}`;
    image.dispose();
    return uri;
  });
}

const square = (side: number): Size => ({ width: side, height: side });
const middleOf = (side: number) => ({ x: side / 2, y: side / 2 });

/** How far the shield of a card in the hand hangs over its edge: room above and to the right. */
export const OVERHANG_PT = 4;

/** The window of a card is 2 by 1. */
export const ART_PT: Size = { width: 240, height: 120 };

export const artPicture = (design: DesignId, pxPerPt: number): Picture =>
  picture(`art ${design}`, ART_PT, pxPerPt, (canvas) => drawArt(canvas, ART_PT, designOf(design)));

export function handCardPicture(id: DesignId, card: Size, pxPerPt: number): Picture {
  const design = designOf(id);
  const size = { width: card.width + OVERHANG_PT, height: card.height + OVERHANG_PT };
  return picture(`hand ${id}`, size, pxPerPt, (canvas) => {
    canvas.translate(0, OVERHANG_PT);
    drawHandCard(canvas, card, design);
    if (design.hasArmour) drawHungArmour(canvas, card);
  });
}

export const backPicture = (team: Team, size: Size, pxPerPt: number): Picture =>
  picture(`back ${team}`, size, pxPerPt, (canvas) => drawBack(canvas, size, team));

export const shotPicture = (shot: ShotDrawn, sidePt: number, pxPerPt: number): Picture => {
  const reach = shot.isTargeted ? SHOT_REACH.targeted : SHOT_REACH.plain;
  const key = `shot ${shot.kind} ${shot.isTargeted} ${shot.isToCome === true}`;
  return picture(key, square(sidePt), pxPerPt, (canvas) =>
    drawShot(canvas, { ...middleOf(sidePt), radius: sidePt / 2 / reach }, shot),
  );
};

export const armourPicture = (sidePt: number, pxPerPt: number): Picture =>
  picture('armour', square(sidePt), pxPerPt, (canvas) =>
    drawArmour(canvas, { ...middleOf(sidePt), radius: sidePt / 2.5 }),
  );

export const tokenPicture = (purse: Purse, sidePt: number, pxPerPt: number): Picture =>
  picture(`token ${purse}`, square(sidePt), pxPerPt, (canvas) =>
    drawToken(canvas, { ...middleOf(sidePt), radius: sidePt / 2.4 }, purse),
  );

export function markerPicture(
  team: Team,
  isLit: boolean,
  pointsLeft: boolean,
  scale: number,
  pxPerPt: number,
): Picture {
  const width = (MARKER.width + 2 * MARKER.light) * scale;
  const height = (MARKER.height + 2 * MARKER.light) * scale;
  return picture(`marker ${team} ${isLit} ${pointsLeft}`, { width, height }, pxPerPt, (canvas) => {
    canvas.translate(width / 2, height / 2);
    canvas.scale(scale, scale);
    drawMarkerPlate(canvas, team, isLit, pointsLeft);
  });
}

/** A small roundel in a ring of brass: role and sign. */
export const sealPicture = (icon: IconId, sidePt: number, pxPerPt: number): Picture =>
  picture(`seal ${icon}`, square(sidePt), pxPerPt, (canvas) => {
    const { x, y } = middleOf(sidePt);
    const radius = sidePt / 2.3;
    canvas.drawCircle(x + 1, y + 1.4, radius, fill({ alpha: 0.5, blur: 1.2 }));
    const brass = linear([0, 0], [sidePt, sidePt], [UI.brassLight, UI.brass, UI.brassDark]);
    canvas.drawCircle(x, y, radius, fill({ shader: brass }));
    canvas.drawCircle(x, y, radius - 2, fill({ color: '#3a2412' }));
    drawIcon(canvas, OUTLINES[icon], x, y, radius * 1.16, fill({ color: '#fff0c8' }));
  });
