import type { RoomId } from '../../theme';
import type { IconId } from './icons';
import type { Point } from './paths';

/** What is carved into a board, in millimetres. */
export interface BoardPlan {
  readonly room: RoomId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** The monsters' third: everything above this line. */
  readonly monsterLineMm: number;
  readonly heroZone: {
    readonly xMm: number;
    readonly yMm: number;
    readonly widthMm: number;
    readonly heightMm: number;
  };
  readonly medallion: { readonly centre: Point; readonly icon: IconId };
  /** Where obstacles stand. */
  readonly holes: readonly Point[];
}

/** The recess round an obstacle of 19 mm. */
export const HOLE_RADIUS_MM = 20.5;

const FACE = {
  widthMm: 300,
  heightMm: 450,
  monsterLineMm: 150,
  heroZone: { xMm: 50, yMm: 390, widthMm: 200, heightMm: 60 },
} as const;

const MEDALLIONS: Readonly<Record<RoomId, IconId>> = {
  crypt: 'crossed-bones',
  cave: 'spider-web',
  forge: 'anvil',
  ossuary: 'crowned-skull',
  temple: 'trident',
  tomb: 'eye-of-horus',
};

const HOLES: Readonly<Record<RoomId, readonly Point[]>> = {
  crypt: [
    [70, 200],
    [230, 200],
    [70, 330],
    [230, 330],
  ],
  cave: [
    [64, 196],
    [220, 178],
    [104, 334],
    [238, 318],
  ],
  forge: [
    [74, 192],
    [226, 192],
    [98, 336],
    [202, 336],
    [46, 266],
  ],
  ossuary: [
    [150, 178],
    [62, 220],
    [238, 220],
    [80, 330],
    [220, 330],
    [150, 354],
  ],
  temple: [
    [80, 190],
    [220, 190],
    [80, 340],
    [220, 340],
  ],
  tomb: [
    [60, 190],
    [240, 190],
    [60, 265],
    [240, 265],
    [60, 340],
    [240, 340],
  ],
};

const planOf = (room: RoomId): BoardPlan => ({
  ...FACE,
  room,
  medallion: { centre: [FACE.widthMm / 2, 270], icon: MEDALLIONS[room] },
  holes: HOLES[room],
});

export const BOARD_PLANS: Readonly<Record<RoomId, BoardPlan>> = {
  crypt: planOf('crypt'),
  cave: planOf('cave'),
  forge: planOf('forge'),
  ossuary: planOf('ossuary'),
  temple: planOf('temple'),
  tomb: planOf('tomb'),
};
