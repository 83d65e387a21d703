import { simulate } from '../../../../src/physics';
import { apply, stateHash, type Command } from '../../../../src/rules/machine';
import {
  gym,
  openGym,
  PRACTICE,
  type GymEvent,
  type GymSetup,
  type GymState,
  type GymTypes,
} from '../../../../src/rules/gym';
import type { Captured } from '../goldenShape';

type Flick = readonly [disc: string, vxMmS: number, vyMmS: number];

/** Puzzles with the flicks that are made at them: physics, rules and words of events, all at once. */
const PLAYED: Readonly<Record<string, { readonly setup: GymSetup; readonly flicks: readonly Flick[] }>> = {
  'free flicking in the crypt': {
    setup: PRACTICE,
    flicks: [
      ['elf', 0, -400],
      ['orc', -900, -80],
      ['missile', 0, 900],
    ],
  },
  'off the wall': {
    setup: {
      ...PRACTICE,
      board: { widthMm: 310, heightMm: 460, edge: 'wall' },
      goals: [{ kind: 'bank', target: 'wizard', off: 'wall' }],
      flicks: 2,
    },
    flicks: [
      ['familiar', -700, -60],
      ['familiar', 1150, 1010],
    ],
  },
  'over the edge for good': {
    setup: { ...PRACTICE, leavers: 'gone', goals: [{ kind: 'pushOff', disc: 'troll' }], flicks: 3 },
    flicks: [
      ['skeleton-warrior', 1200, -1300],
      ['orc', -1000, -1400],
      ['fireball', -700, -2000],
    ],
  },
  'a nudge on a board of odd size': {
    setup: {
      ...PRACTICE,
      board: { widthMm: 333, heightMm: 471, edge: 'open' },
      goals: [{ kind: 'nudge', disc: 'elf', leastMm: 10, mostMm: 120 }],
    },
    flicks: [['elf', 0, -300]],
  },
};

function played({ setup, flicks }: (typeof PLAYED)[string]) {
  const opened = openGym(setup, 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  let state: GymState = opened.value.state;
  const events: GymEvent[] = [];
  const take = (command: Command<GymTypes>): void => {
    const applied = apply(gym, state, command);
    if (!applied.ok) throw new Error(applied.refusal.reason);
    events.push(...applied.events);
    ({ state } = applied);
  };
  for (const [discId, vxMmS, vyMmS] of flicks) {
    if (state.prompt === null) break;
    take({ kind: 'flick', flick: { discId, from: null, vxMmS, vyMmS } });
    const { ask } = state.prompt;
    if (ask.kind !== 'flickResolved') throw new Error('nothing flies');
    const flown = simulate(ask.table, ask.shot);
    if (!flown.ok) throw new Error(flown.error.reason);
    const { contacts, exits, rest } = flown.value;
    take({ kind: 'flickResolved', contacts, exits, rest });
  }
  const { model, outcome } = state;
  return {
    kinds: events.map(({ kind }) => kind).join(' '),
    events: stateHash(events),
    end: stateHash({ model, outcome }),
  };
}

export const captured = () =>
  ({
    revision: gym.revision,
    parts: { games: Object.fromEntries(Object.entries(PLAYED).map(([name, game]) => [name, played(game)])) },
  }) satisfies Captured;
