import { advance, readRecord, replay, sayFault, timelineOf } from '../../../src/rules/machine';
import {
  openReign,
  reign,
  reignBook,
  squareNamed,
  type ReignDeed,
  type ReignEvent,
  type ReignState,
} from '../../../src/rules/reign';
import { reloaded } from '../support/reloaded';

/** A record as somebody writes it. */
export const written = (setup: object, commands: readonly object[] = [], seed = 1): string =>
  JSON.stringify({ format: 'pichenette-record', version: 1, game: 'reign', seed, setup, commands });

export function replayText(text: string) {
  const read = readRecord(reignBook, text);
  if (!read.ok) throw new Error(sayFault(read.error));
  const replayed = replay(reignBook, read.value);
  if (!replayed.ok) throw new Error(sayFault(replayed.error));
  const { timeline, events } = replayed.value;
  return { state: timeline.state, record: timeline.record, setup: read.value.setup, events };
}

/** What a bad set-up or answer is refused with. */
export function refusalOf(setup: object, commands: readonly object[] = []): string {
  try {
    replayText(written(setup, commands));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('it was not refused');
}

export interface Played {
  readonly state: ReignState;
  /** What the last command brought about. */
  readonly last: readonly ReignEvent[];
  readonly all: readonly ReignEvent[];
}

/** Every state saved and loaded between commands where the suite is run so. */
export function played(setup: object, commands: readonly object[], seed = 1): Played {
  const { record, setup: full } = replayText(written(setup, commands, seed));
  const opened = openReign(full, seed);
  if (!opened.ok) throw new Error(opened.error.reason);
  let timeline = timelineOf(opened.value);
  const all: ReignEvent[] = [...opened.value.events];
  let last: readonly ReignEvent[] = opened.value.events;
  for (const step of record) {
    const next = advance(reign, reloaded(timeline), step);
    if (!next.ok) throw new Error(next.refusal.reason);
    timeline = next.timeline;
    last = next.events;
    all.push(...next.events);
  }
  return { state: timeline.state, last, all };
}

export const deed = (id: string) => ({ kind: 'deed', deed: id });
export const choose = (...options: readonly string[]) => ({ kind: 'choose', options });
export const end = deed('end');
export const no = choose();

export const SVEIN = 'hero:svein';
export const YSOLDE = 'hero:ysolde';
export const ANSELME = 'hero:anselme';
export const MORGANE = 'hero:morgane';
export const RAT = 'creature:giant-rat';
export const SPIDER = 'creature:giant-spider';
export const REVENANT = 'creature:revenant';
export const OGRE = 'creature:ogre';

type Stand = readonly [who: string, at: string, more?: object];

/** Who stands where in a zone; heroes from the seat `ann`, unless said otherwise. */
export function fight(card: string, people: readonly Stand[], more: object = {}, opening: object = {}) {
  const heroes = people.flatMap(([who]) => (who.startsWith('hero:') ? [{ hero: who, seat: 'ann' }] : []));
  return {
    heroes,
    ...more,
    opening: {
      zones: [{ card: `zone:${card}` }],
      people: people.map(([who, at, rest]) => ({ who, at, ...rest })),
      ...opening,
    },
  };
}

/** Whoever stands by and does nothing: a fight without enemies would be won. */
export const idleAt = (square: string) => [OGRE, square] as const;
export const idle = idleAt('0:7,5');

/** Somebody in the guardroom, with nobody near. */
export const one = (who: string, square: string, more: object = {}, rest: object = {}, opening: object = {}) =>
  fight('guardroom', [[who, square, more], idle], rest, opening);

/** Nobody has a point of Destiny to be asked about. */
export const alone = { destiny: 0 } as const;

/** A quest under way, by the last part of its name. */
export const quest = (id: string, more: object = {}) => ({ quest: { id: `quest:${id}`, ...more } });

type At = Pick<Played, 'state'>;
export const whereIs = ({ state }: At, who = SVEIN) => state.model.people[who]?.at;
export const pointsOf = ({ state }: At, who = SVEIN) => state.model.people[who]?.points;
export const packOf = ({ state }: At, who = SVEIN) => state.model.people[who]?.pack.map(({ thing }) => thing) ?? [];

export const at = (name: string): number => {
  const square = squareNamed(name);
  if (square === null) throw new Error(`no square ${name}`);
  return square;
};

export const offered = ({ prompt }: ReignState): readonly ReignDeed[] =>
  prompt?.ask.kind === 'deed' ? prompt.ask.deeds : [];
export const idsOf = (state: ReignState, kind: string): readonly string[] =>
  offered(state).flatMap((one) => (one.kind === kind ? [one.id] : []));
export const barred = ({ prompt }: ReignState, id: string): string | null => {
  const found = prompt?.ask.kind === 'deed' ? prompt.ask.barred.find((one) => one.deed.id === id) : undefined;
  return found === undefined ? null : `${found.why.reason} ${found.why.rule ?? ''}`.trim();
};
export const kinds = (events: readonly ReignEvent[]): readonly string[] => events.map(({ kind }) => kind);
export const of = <K extends ReignEvent['kind']>(events: readonly ReignEvent[], kind: K) =>
  events.filter((event): event is Extract<ReignEvent, { kind: K }> => event.kind === kind);
