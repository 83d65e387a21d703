import { BOARD_HOLES, BOARD, HERO_ZONE, MONSTER_ZONE } from '../../rules/catacombs';
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

const MEDALLIONS: Readonly<Record<RoomId, IconId>> = {
  crypt: 'crossed-bones',
  cave: 'spider-web',
  forge: 'anvil',
  ossuary: 'crowned-skull',
  temple: 'trident',
  tomb: 'eye-of-horus',
};

const planOf = (room: RoomId): BoardPlan => ({
  room,
  widthMm: BOARD.widthMm,
  heightMm: BOARD.heightMm,
  monsterLineMm: MONSTER_ZONE.yMm + MONSTER_ZONE.heightMm,
  heroZone: HERO_ZONE,
  medallion: { centre: [BOARD.widthMm / 2, 270], icon: MEDALLIONS[room] },
  holes: BOARD_HOLES[room].map(({ x, y }): Point => [x, y]),
});

export const BOARD_PLANS: Readonly<Record<RoomId, BoardPlan>> = {
  crypt: planOf('crypt'),
  cave: planOf('cave'),
  forge: planOf('forge'),
  ossuary: planOf('ossuary'),
  temple: planOf('temple'),
  tomb: planOf('tomb'),
};
