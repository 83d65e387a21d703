import type { ZoneId } from '../words/zones';

/** `#` wall, `E` entrance, figures exits, `L` lava, `W` marsh, `B` bridge, `R` rubble, `P` prison door, `c` cell, `S` statue, `O` well, `X` way down (REIGN-311). */
export const PLANS: Readonly<Record<ZoneId, readonly string[]>> = {
  // prettier-ignore
  'zone:guard-corridor': [
    '##1##',
    '#...#',
    '#...#',
    '#...#',
    '#...#',
    '#...#',
    '#...#',
    '##E##',
  ],
  // prettier-ignore
  'zone:crossroads': [
    '###1###',
    '#.....#',
    '#.....#',
    '2.....3',
    '#.....#',
    '#.....#',
    '###E###',
  ],
  // prettier-ignore
  'zone:guardroom': [
    '####1####',
    '#.......#',
    '#.......#',
    '#.......#',
    '#.......2',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:crypt': [
    '####1####',
    '#.......#',
    '#.#...#.#',
    '#.......#',
    '#.#...#.#',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:scriptorium': [
    '###1#####',
    '#.......#',
    '#.......#',
    '###...###',
    '#.......2',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:cellar': [
    '#########',
    '#.......#',
    '#.......1',
    '#.......#',
    '###...###',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:lava-bridge': [
    '###1####',
    '#......#',
    '#......#',
    'LLLBLLLL',
    'LLLBLLLL',
    'LLLBLLLL',
    '#......#',
    '#......#',
    '###E####',
  ],
  // prettier-ignore
  'zone:drowned-vault': [
    '####1####',
    '#.......#',
    'WWWWBWWWW',
    'WWWWBWWWW',
    '#.......#',
    '#.......2',
    '####E####',
  ],
  // prettier-ignore
  'zone:prison': [
    '#########',
    '#c#c#c#c#',
    '#P#P#P#P#',
    '#.......#',
    '#.......1',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:chapel': [
    '#########',
    '#...S...#',
    '1.......2',
    '#.#...#.#',
    '#.......#',
    '#.#...#.#',
    '####E####',
  ],
  // prettier-ignore
  'zone:armoury': [
    '####1####',
    '#.......#',
    '#.......#',
    '#.......#',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:collapsed-gallery': [
    '#########',
    '#..R....#',
    '#....R..#',
    '#.R.....#',
    '#.....R.#',
    '#..R....#',
    '####E####',
  ],
  // prettier-ignore
  'zone:dead-end': [
    '#########',
    '#.......#',
    '#...O...#',
    '#.......#',
    '#.......#',
    '#.......#',
    '####E####',
  ],
  // prettier-ignore
  'zone:wizards-laboratory': [
    '###########',
    '#.........#',
    '#.........#',
    '#..#...#..#',
    '#.........#',
    '#..#...#..#',
    '#.........#',
    '#####E#####',
  ],
  // prettier-ignore
  'zone:gate-of-the-deep': [
    '####X####',
    '#.......#',
    '#.#...#.#',
    '#.......#',
    '#.......#',
    '#.#...#.#',
    '#.......#',
    '####E####',
  ],
};
