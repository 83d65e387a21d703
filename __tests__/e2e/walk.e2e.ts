import { walk } from './robot/walk';

const ROOM_MS = 240_000;

it.each([
  ['soloRoom', 7],
  ['atOnce', 11],
] as const)(
  'a robot plays a short one (%s, seed %i) and meets no freeze, no crash screen and no error',
  async (kind, seed) => {
    const { wrong } = await walk({ kind, seed, mostMs: ROOM_MS, isShort: true });
    expect(wrong).toEqual([]);
  },
  ROOM_MS + 30_000,
);
