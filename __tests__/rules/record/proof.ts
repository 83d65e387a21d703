import { ORC_AND_ELF } from '../adventure/stories';
import { choose, flicked, shown, telling } from './hand';

/** A record, what is asked in the end, and what one more answer brings about. */
export interface Proof {
  readonly setup: object;
  readonly before: readonly object[];
  /** What is asked: the purpose, and of whom where that is the point. */
  readonly asked: object;
  readonly seats?: readonly string[];
  readonly options: readonly string[];
  readonly barred?: readonly object[];
  readonly answer?: object;
  readonly events?: readonly object[];
  /** What happens after these, by its kinds; left out: nothing. */
  readonly then?: readonly string[];
}

export const prove = (proofs: Readonly<Record<string, Proof>>): void => {
  it.each(Object.entries(proofs))('%s', (_name, proof) => {
    const { setup, before, asked, seats, options, barred, answer, events, then = [] } = proof;
    const there = shown(setup, before);
    expect(there.prompt?.purpose).toMatchObject(asked);
    if (seats !== undefined) expect(there.prompt?.seats).toEqual(seats);
    expect(there.options).toEqual(options);
    if (barred !== undefined) expect(there.barred).toEqual(barred);
    if (answer === undefined || events === undefined) return;
    const told = shown(setup, [...before, answer]).events;
    expect(told.slice(0, events.length)).toEqual(events);
    expect(told.slice(events.length).map(({ kind }) => kind)).toEqual(then);
  });
};

const [PASSAGE] = ORC_AND_ELF.rooms;

export const spot = (xMm: number, yMm: number) => ({ xMm, yMm });
export const IN_FRONT = spot(150, 420);

export const monster = (name: string, at: object, more: object = {}) => ({ monster: `monster:${name}`, at, ...more });

/** An Orc who falls to one Punch. */
export const ORC = monster('orc', spot(150, 60), { life: 1 });

export const room = (monsters: readonly object[], heroes: object, more: object = {}) => ({
  ...PASSAGE,
  monsters,
  heroes,
  ...more,
});

export const shop = (kind: string) => ({ kind, title: PASSAGE.title, story: PASSAGE.story });

const USUAL = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];

/** Of the party only these live, in the state that is said. */
export const story = (
  heroes: object,
  rooms: readonly object[],
  more: object = {},
  party: readonly string[] = USUAL,
) => ({
  ...ORC_AND_ELF,
  heroes: { ...Object.fromEntries(party.map((hero) => [hero, { life: 0 }])), ...heroes },
  rooms,
  ...more,
});

/** Two at the heroes' side of the table. */
export const ANN_AND_BOB = [
  { seat: 'ann', heroes: ['hero:elf', 'hero:barbarian'] },
  { seat: 'bob', heroes: ['hero:thief', 'hero:wizard'] },
];

export const toldToTwo = (adventure: object) => ({
  ...telling(adventure),
  heroSeats: ANN_AND_BOB,
  acceptedBy: ['overseer', 'ann', 'bob'],
});

export const place = (places: Readonly<Record<string, readonly [number, number]>>) => ({
  kind: 'place',
  places: Object.entries(places).map(([id, [xMm, yMm]]) => ({ id, xMm, yMm })),
});

export const by = (seat: string, answer: object) => ({ ...answer, seat });

export const punch = (hero: string, ...hits: readonly string[]) => [choose(`${hero}>punch`), ...flicked(hero, ...hits)];

/** The Elf is done, and it is this monster's turn to strike. */
export const attack = (hero: string, striker: string, ...hits: readonly string[]) => [
  choose(`${hero}>pass`),
  choose(`${striker}>attack-1`),
  ...flicked(striker, ...hits),
];

const CROWD = ['troll', 'minotaur', 'giant-scorpion', 'cerberus', 'fire-demon', 'troll', 'minotaur', 'giant-scorpion'];

/** Eight large discs about somebody: nothing fits in between. */
export const crowdAbout = (xMm: number, yMm: number) =>
  CROWD.map((name, index) => {
    const angle = (index * Math.PI) / 4;
    return monster(name, spot(xMm + 52 * Math.cos(angle), yMm + 52 * Math.sin(angle)));
  });

export const CROWD_IDS = CROWD.map((name, index) => {
  const number = CROWD.slice(0, index + 1).filter((one) => one === name).length;
  return `monster:${name}-${number}`;
});
