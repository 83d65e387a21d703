import { Skia, type SkCanvas } from '@shopify/react-native-skia';
import { fill, type GroundPlan, type Inlay, type Motif } from '../../../../../board/look';
import { BOARD, BOARD_HOLES, HERO_ZONE, MONSTER_ZONE, type BoardId } from '../../../../../rules/catacombs';
import { BOARDS } from '../colours';
import type { IconId } from '../emblems';
import { drawEngraving, type Carved, type Kind } from './engraving';
import { GROUND_PROGRAMS } from './programs';

const MEDALLIONS: Readonly<Record<BoardId, IconId>> = {
  crypt: 'crossed-bones',
  cave: 'spider-web',
  forge: 'anvil',
  ossuary: 'crowned-skull',
  temple: 'trident',
  tomb: 'eye-of-horus',
};

const MOTIFS: Readonly<Record<BoardId, Motif>> = {
  crypt: { svg: 'M-4.2 1.8L0 -1.8L4.2 1.8', widthMm: 0.9 },
  cave: { svg: 'M-5 0C-3 -3.4 -1.4 -3.4 0 0S3 3.4 5 0M0 0C.6 -2.4 2.2 -2.6 3 -1.2', widthMm: 0.8 },
  forge: { svg: 'M-5 2L-2.5 -2H2.5L5 2', widthMm: 0.9 },
  ossuary: { svg: 'M-3.2 -1.2L3.2 1.2M-3.2 1.2L3.2 -1.2M-4.6 0H-4.4', widthMm: 0.9 },
  temple: { svg: 'M-5 2.2H-4V-2.2H3.4V1.2H-1.2V-.4H.9M3.4 2.2H5', widthMm: 0.8 },
  tomb: { svg: 'M-4.6 2L0 -2.2L4.6 2M-2.2 2L0 0L2.2 2', widthMm: 0.8 },
};

const carvedOn = (board: BoardId): Carved => ({
  widthMm: BOARD.widthMm,
  heightMm: BOARD.heightMm,
  monsterLineMm: MONSTER_ZONE.yMm + MONSTER_ZONE.heightMm,
  heroZone: HERO_ZONE,
  medallion: { centre: [BOARD.widthMm / 2, 270], icon: MEDALLIONS[board] },
  hasGlyphs: board === 'tomb',
});

/** Each side's metal, and that of what is neither's. */
function inlaysOf(board: BoardId): Readonly<Record<Kind, Inlay>> {
  const { inlay, threat } = BOARDS[board];
  const zone = { cut: '#e00000', softMm: 0.22, alpha: 0.86, seamAlpha: 0.62 } as const;
  return {
    line: { cut: '#b40000', softMm: 0.22, metal: inlay, alpha: 0.5, seamAlpha: 0.3 },
    hero: { ...zone, metal: inlay },
    monster: { ...zone, metal: threat },
  };
}

/** A breath of colour over the ground of each side's zone. */
function tintZones(canvas: SkCanvas, board: BoardId, { widthMm, monsterLineMm, heroZone }: Carved): void {
  const { inlay, threat } = BOARDS[board];
  const own = Skia.XYWHRect(heroZone.xMm, heroZone.yMm, heroZone.widthMm, heroZone.heightMm);
  canvas.drawRRect(Skia.RRectXY(own, 8, 8), fill({ color: inlay, alpha: 0.07, blur: 3 }));
  const monsters = Skia.XYWHRect(0, 0, widthMm, monsterLineMm - 5);
  canvas.drawRect(monsters, fill({ color: threat, alpha: 0.1, blur: 3 }));
}

/** A board face as it is to be baked. */
export function facePlanOf(board: BoardId): GroundPlan {
  const carved = carvedOn(board);
  const inlays = inlaysOf(board);
  return {
    widthMm: carved.widthMm,
    heightMm: carved.heightMm,
    programs: GROUND_PROGRAMS[board],
    colours: BOARDS[board].ground,
    frame: BOARDS[board].frame,
    motif: MOTIFS[board],
    holes: BOARD_HOLES[board].map(({ x, y }) => [x, y] as const),
    tint: (canvas) => tintZones(canvas, board, carved),
    carve: (canvas, paint) => drawEngraving(canvas, carved, (kind, widthMm) => paint(inlays[kind], widthMm)),
  };
}
