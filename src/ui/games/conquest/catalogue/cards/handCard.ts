import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawIcon, fill, linear, stroke } from '../../../../../board/look';
import { DAMAGE, type Design } from '../../../../../rules/conquest';
import { mix, UI } from '../../../../../theme';
import { TEAM_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';
import { drawArmour } from './armour';
import { drawNiche, type Size } from './art';
import { ABILITY_SEALS, FIGURES } from './figures';
import { drawShot } from './shotIcon';

const rounded = (x: number, y: number, width: number, height: number, radius: number) =>
  Skia.RRectXY(Skia.XYWHRect(x, y, width, height), radius, radius);

/** The board of a card in its brass edge. */
export function drawCardBoard(canvas: SkCanvas, { width, height }: Size, colour: Design['team']): void {
  const { card } = TEAM_LOOKS[colour];
  const painted = linear([0, 0], [width, height], [mix(card, '#ffffff', 0.25), card, mix(card, '#000000', 0.5)]);
  canvas.drawRRect(rounded(0, 0, width, height, 8), fill({ shader: painted }));
  const brass = linear([0, 0], [width, height], [UI.brassLight, UI.brass, UI.brassDark]);
  canvas.drawRRect(rounded(0.8, 0.8, width - 1.6, height - 1.6, 7.4), stroke({ shader: brass, width: 1.5 }));
}

function drawDamage(canvas: SkCanvas, x: number, y: number, damage: number): void {
  for (let dot = 0; dot < damage; dot += 1) {
    const dotX = x + (dot - (damage - 1) / 2) * 7;
    canvas.drawCircle(dotX, y, 3.3, fill({ color: '#1c0f07' }));
    canvas.drawCircle(dotX, y, 2.3, fill({ color: '#f0402e' }));
  }
}

function drawSequence(canvas: SkCanvas, { width, height }: Size, top: number, { shots }: Design): void {
  const size = Math.min(Math.max(24, width * 0.27), (width - 18) / shots.length - 1.5);
  const y = top + (height - top - 5) / 2 - 2;
  shots.forEach((shot, at) => {
    const x = width / 2 + (at - (shots.length - 1) / 2) * (size + 2.5);
    const radius = (size / 2) * (shot.isTargeted ? 0.84 : 1);
    drawShot(canvas, { x, y, radius }, shot);
    drawDamage(canvas, x, y + radius + 3.4, DAMAGE[shot.kind]);
  });
}

/** A card in the hand, in points, 52 to 118 broad: art, shots, shield, seal of its ability. No words: its name is said. */
export function drawHandCard(canvas: SkCanvas, size: Size, design: Design): void {
  const { width, height } = size;
  const art = { width: width - 10, height: height * 0.52 };
  const outline = OUTLINES[FIGURES[design.id]];
  drawCardBoard(canvas, size, design.team);
  canvas.save();
  canvas.clipRRect(rounded(5, 5, art.width, art.height, 4), ClipOp.Intersect, true);
  canvas.translate(5, 5);
  drawNiche(canvas, art, design.team);
  const [x, y, box] = [art.width / 2, art.height / 2, art.height * 0.76];
  drawIcon(canvas, outline, x + 1, y + 3, box, fill({ alpha: 0.5, blur: 1.4 }));
  drawIcon(canvas, outline, x, y, box, fill({ color: '#fff3d2' }));
  canvas.restore();
  const top = art.height + 8;
  const foot = rounded(5, top, width - 10, height - top - 5, 4);
  canvas.drawRRect(foot, fill({ shader: linear([0, top], [0, height], ['#f0e2bf', UI.parchmentDark]) }));
  canvas.drawRRect(foot, stroke({ color: '#3a2210', alpha: 0.6, width: 1 }));
  drawSequence(canvas, size, top, design);
  if (design.ability !== null) {
    canvas.drawCircle(11, 11, 8.5, fill({ color: '#1c0f07' }));
    drawIcon(canvas, OUTLINES[ABILITY_SEALS[design.ability.kind]], 11, 11, 12, fill({ color: UI.gold }));
  }
}

/** Where the shield hangs over the edge of a card: it is drawn last, and beyond the board. */
export const drawHungArmour = (canvas: SkCanvas, { width }: Size): void =>
  drawArmour(canvas, { x: width - 9, y: 10, radius: 11 });
