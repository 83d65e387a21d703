import type { Hex } from './colour';

/** The six board faces, named by what they are made of. */
export const ROOM_IDS = ['crypt', 'cave', 'forge', 'ossuary', 'temple', 'tomb'] as const;
export type RoomId = (typeof ROOM_IDS)[number];

export interface RoomColours {
  /** Four colours of the ground, read by the room's own surface program. */
  readonly ground: readonly [Hex, Hex, Hex, Hex];
  readonly frame: Hex;
  /** The heroes' metal: the inlay of their zone and of the medallion. */
  readonly inlay: Hex;
  /** The monsters' enamel. */
  readonly threat: Hex;
  readonly pillar: Hex;
}

const BRASS: Hex = '#e3bb62';
const ENAMEL: Hex = '#93170c';
const LAPIS: Hex = '#2a6596';

export const ROOMS: Readonly<Record<RoomId, RoomColours>> = {
  crypt: {
    ground: ['#3a3b42', '#6e6c6e', '#7d7163', '#15151a'],
    frame: '#43424c',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#8a8680',
  },
  cave: {
    ground: ['#2b2a28', '#6b6357', '#26371a', '#62783a'],
    frame: '#5a4028',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#857f6a',
  },
  forge: {
    ground: ['#151214', '#43393a', '#5a4036', '#0c0a0b'],
    frame: '#3d3837',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#6b5f5c',
  },
  ossuary: {
    ground: ['#271c16', '#5a4534', '#5f4c38', '#b29e7e'],
    frame: '#33231c',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#9a8a70',
  },
  temple: {
    ground: ['#2f4b50', '#6f8380', '#b6beb0', '#0e2f38'],
    frame: '#6a5a3a',
    inlay: BRASS,
    threat: ENAMEL,
    pillar: '#8fa39c',
  },
  tomb: {
    ground: ['#4c3a27', '#846842', '#735731', '#a58049'],
    frame: '#6d4f30',
    inlay: LAPIS,
    threat: ENAMEL,
    pillar: '#8f7a58',
  },
};
