import { ClipOp, Skia, type SkCanvas } from '@shopify/react-native-skia';
import { drawIcon, fill, linear, pathOf, polar, polygon, radial, stroke, type Point } from '../../../../../board/look';
import type { Team } from '../../../../../rules/conquest';
import { mix, UI, type Hex } from '../../../../../theme';
import { TEAM_LOOKS } from '../colours';
import { OUTLINES } from '../emblems';
import type { Size } from './art';

interface BackLook {
  readonly ground: readonly [Hex, Hex, Hex];
  readonly plate: readonly [Hex, Hex, Hex];
  readonly emblem: readonly [Hex, Hex, Hex];
  readonly ornament: Hex;
}

const BACKS: Readonly<Record<Team, BackLook>> = {
  sword: {
    ground: ['#2f7f86', '#123a44', '#051a20'],
    plate: ['#24626a', '#0e343c', '#04161b'],
    emblem: ['#fff8d8', '#f2c355', '#b9741c'],
    ornament: '#f6dc9c',
  },
  skull: {
    ground: ['#7c2034', '#3a0f1e', '#170308'],
    plate: ['#5a1626', '#2c0a14', '#120206'],
    emblem: ['#ffffff', '#efe2c8', '#a08a68'],
    ornament: '#efe2c8',
  },
};

/** Diamonds behind the Sword. */
function drawLattice(canvas: SkCanvas, { width, height }: Size): void {
  const step = width / 9;
  const reach = height * 1.1;
  const thread = stroke({ color: '#f0cc78', alpha: 0.26, width: width * 0.009 });
  for (let at = -12; at < 24; at += 1) {
    const x = at * step;
    const cross = `M${x} ${-step}L${x + reach} ${reach - step}M${x} ${-step}L${x - reach} ${reach - step}`;
    canvas.drawPath(pathOf(cross), thread);
  }
}

/** Ribs behind the Skull. */
function drawRibs(canvas: SkCanvas, { width }: Size): void {
  const step = width / 9;
  const rib = stroke({ color: '#f3e6cf', alpha: 0.2, width: width * 0.016 });
  for (let at = -12; at < 24; at += 1)
    for (const side of [-1, 1]) {
      const y = at * step * 0.9;
      const bend = `${width / 2 + side * width * 0.3} ${y - step * 0.5}`;
      canvas.drawPath(pathOf(`M${width / 2} ${y}Q${bend} ${width / 2 + side * width * 0.5} ${y + step * 1.5}`), rib);
    }
}

/** Beads round the Sword, fangs that point inwards round the Skull: told apart by the border before the colour. */
function drawBorder(canvas: SkCanvas, { width, height }: Size, team: Team, inset: number): void {
  const ink = fill({ color: BACKS[team].ornament });
  const put = ([x, y]: Point, inwardDeg: number): void => {
    if (team === 'sword') return void canvas.drawCircle(x, y, width * 0.017, ink);
    const tip = polar([x, y], width * 0.062, inwardDeg);
    const foot = [polar([x, y], width * 0.036, inwardDeg - 90), tip, polar([x, y], width * 0.036, inwardDeg + 90)];
    canvas.drawPath(polygon(foot), ink);
  };
  const down = Math.round(height / (width * 0.085));
  for (let at = 0; at <= down; at += 1) {
    const y = inset + ((height - 2 * inset) * at) / down;
    put([inset, y], 0);
    put([width - inset, y], 180);
  }
  const across = 10;
  for (let at = 0; at <= across; at += 1) {
    const x = inset + ((width - 2 * inset) * at) / across;
    put([x, inset], 90);
    put([x, height - inset], -90);
  }
}

const RIVETS = 24;

/** The emblem on a plate in a riveted ring of brass. */
function drawPlate(canvas: SkCanvas, { width, height }: Size, team: Team): void {
  const [x, y] = [width / 2, height / 2];
  const radius = width * 0.33;
  const { plate, emblem } = BACKS[team];
  const outline = OUTLINES[TEAM_LOOKS[team].emblem];
  canvas.drawCircle(x + radius * 0.05, y + radius * 0.1, radius * 1.06, fill({ alpha: 0.6, blur: radius * 0.1 }));
  const brass = linear(
    [x - radius, y - radius],
    [x + radius, y + radius],
    [UI.brassLight, '#c08a34', '#5a3808', UI.brass],
  );
  canvas.drawCircle(x, y, radius * 1.06, fill({ shader: brass }));
  const dish = radial([x - radius * 0.3, y - radius * 0.4], radius * 1.7, plate);
  canvas.drawCircle(x, y, radius * 0.92, fill({ shader: dish }));
  for (let at = 0; at < RIVETS; at += 1)
    canvas.drawCircle(...polar([x, y], radius * 0.99, (at * 360) / RIVETS), radius * 0.035, fill({ color: '#3a2206' }));
  const box = radius * 1.34;
  drawIcon(canvas, outline, x + radius * 0.03, y + radius * 0.06, box, fill({ alpha: 0.7, blur: radius * 0.05 }));
  drawIcon(canvas, outline, x, y, box, fill({ shader: linear([0, 0], [512, 512], emblem) }));
}

/** Below this breadth the lozenges above and below the plate would be specks. */
const LOZENGES_FROM = 90;

/** What is seen of a card by others. */
export function drawBack(canvas: SkCanvas, size: Size, team: Team): void {
  const { width, height } = size;
  const { card } = TEAM_LOOKS[team];
  const corner = Math.min(12, width * 0.085);
  const inset = width * 0.055;
  const rounded = (by: number, radius: number) =>
    Skia.RRectXY(Skia.XYWHRect(by, by, width - 2 * by, height - 2 * by), radius, radius);
  const board = linear([0, 0], [width, height], [mix(card, '#ffffff', 0.3), card, mix(card, '#000000', 0.55)]);
  canvas.drawRRect(rounded(0, corner), fill({ shader: board }));
  const brass = linear([0, 0], [width, height], [UI.brassLight, UI.brass, UI.brassDark]);
  canvas.drawRRect(rounded(0.8, corner - 0.6), stroke({ shader: brass, width: 1.5 }));
  canvas.save();
  canvas.clipRRect(rounded(inset, corner * 0.6), ClipOp.Intersect, true);
  const ground = radial([width / 2, height * 0.46], height * 0.66, BACKS[team].ground, [0, 0.55, 1]);
  canvas.drawRect({ x: 0, y: 0, width, height }, fill({ shader: ground }));
  if (team === 'sword') drawLattice(canvas, size);
  else drawRibs(canvas, size);
  canvas.restore();
  drawBorder(canvas, size, team, inset);
  drawPlate(canvas, size, team);
  if (width < LOZENGES_FROM) return;
  for (const side of [-1, 1]) {
    const y = height / 2 + side * height * 0.375;
    const lozenge: readonly Point[] = [
      [width * 0.33, y],
      [width / 2, y - width * 0.04],
      [width * 0.67, y],
      [width / 2, y + width * 0.04],
    ];
    canvas.drawPath(polygon(lozenge), fill({ color: BACKS[team].ornament, alpha: 0.9 }));
  }
}
