import type { ShotKind, Team } from '../../../../rules/conquest';
import type { Hex } from '../../../../theme';
import type { IconId } from './emblems';

/** What a team is told by: cloth, thread and emblem; the Sword is light on dark, the Skull dark on light. */
export interface TeamLook {
  readonly felt: Hex;
  readonly thread: Hex;
  readonly emblem: IconId;
  readonly card: Hex;
  readonly cardDeep: Hex;
  readonly token: Hex;
  readonly tokenInk: Hex;
  /** Of the name of an ability on parchment. */
  readonly ability: Hex;
  /** Behind the figure of a card, from the candle outwards. */
  readonly art: readonly [Hex, Hex, Hex, Hex];
  readonly floor: readonly [Hex, Hex];
  readonly figure: readonly [Hex, Hex, Hex, Hex];
}

export const TEAM_LOOKS: Readonly<Record<Team, TeamLook>> = {
  sword: {
    felt: '#1d4348',
    thread: '#7fb8ae',
    emblem: 'bold-sword',
    card: '#8f6a24',
    cardDeep: '#123a44',
    token: '#f0d58c',
    tokenInk: '#3a2204',
    ability: '#17434c',
    art: ['#e9c878', '#3f7f82', '#123a44', '#06181d'],
    floor: ['#0a2a30', '#04161a'],
    figure: ['#fffdf0', '#fbe9bc', '#d9a24a', '#a8651c'],
  },
  skull: {
    felt: '#46182a',
    thread: '#c58a9a',
    emblem: 'death-skull',
    card: '#5c5a58',
    cardDeep: '#3a0f1e',
    token: '#2a2326',
    tokenInk: '#f3e8cf',
    ability: '#5e0f24',
    art: ['#b9a58a', '#7c2438', '#3a0f1e', '#170409'],
    floor: ['#26060f', '#100206'],
    figure: ['#ffffff', '#f0e6d0', '#b8a283', '#7a6850'],
  },
};

/** The shape says the family, the glyph the kind. */
export interface ShotLook {
  readonly icon: IconId;
  readonly shape: 'round' | 'shield' | 'burst' | 'hexagon';
  readonly colour: Hex;
}

export const SHOT_LOOKS: Readonly<Record<ShotKind | 'obstacle', ShotLook>> = {
  move: { icon: 'boot-prints', shape: 'round', colour: '#4c4943' },
  combat: { icon: 'crossed-swords', shape: 'shield', colour: '#7e4014' },
  critical: { icon: 'crossed-swords', shape: 'burst', colour: '#b01c14' },
  missile: { icon: 'broadhead-arrow', shape: 'hexagon', colour: '#7c5c08' },
  fireball: { icon: 'small-fire', shape: 'hexagon', colour: '#a83c08' },
  longbow: { icon: 'pocket-bow', shape: 'hexagon', colour: '#46620f' },
  wave: { icon: 'big-wave', shape: 'hexagon', colour: '#145f8a' },
  'powerful-wave': { icon: 'wave-crest', shape: 'hexagon', colour: '#1a3a86' },
  obstacle: { icon: 'crystal-growth', shape: 'round', colour: '#1f636c' },
};
