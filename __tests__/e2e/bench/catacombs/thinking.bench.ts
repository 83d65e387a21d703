import { loadavg } from 'node:os';
import type { BrowserContext } from 'playwright-core';
import type { Expansion } from '../../../../src/rules/catacombs';
import { SIZES } from '../../driver/sizes';
import { beginAdventure, EVERY_POINT } from '../../player/begin';
import { noteThoughts, notedOn, replayThoughts, sameChance, untilAnswered, type NotedThought } from '../notedThoughts';
import { RATS } from './ratsStory';
import { storyFile } from './storyFile';
import { holdUpsIn, watchedOn, watchThinking, type Span, type Watched } from '../watchedPage';

const ANSWERS = 16;
const PAIRS = 3;
const PATIENCE_MS = 240_000;
const SEED = 7;

interface Room {
  readonly name: string;
  readonly story: () => string;
  readonly expansions: readonly Expansion[];
}

interface Turn {
  readonly watched: Watched;
  readonly noted: readonly NotedThought[];
  readonly problems: readonly string[];
}

const ROOMS: readonly Room[] = [
  { name: 'three short rooms', story: () => 'three-short-rooms.adventure.json', expansions: [] },
  { name: 'a room of twelve rats', story: () => storyFile(RATS), expansions: ['vermin'] },
];

async function playTurn(room: Room, prepare: (context: BrowserContext) => Promise<unknown>): Promise<Turn> {
  const { page, context, problems } = await beginAdventure(room.story(), {
    size: SIZES.phone,
    context: EVERY_POINT,
    prepare: async (fresh) => {
      await sameChance(fresh, SEED);
      await watchThinking(fresh);
      await prepare(fresh);
    },
    seat: async (newGame) => {
      for (const expansion of room.expansions) await newGame.withExpansion(expansion);
      await newGame.giveSeat(1, 5);
      await newGame.giveSeat(2, 5);
    },
  });
  await untilAnswered(page, ANSWERS, PATIENCE_MS);
  const [watched, noted] = await Promise.all([watchedOn(page), notedOn(page)]);
  await context.close();
  return { watched, noted, problems };
}

const askedIn = ({ noted }: Turn): readonly string[] =>
  noted.slice(0, ANSWERS).map(({ asked }) => JSON.stringify(asked));

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

function held(spans: readonly Span[]): string {
  const lengths = spans.map(({ forMs }) => forMs);
  return `${spans.length} times, ${lengths.reduce((sum, ms) => sum + ms, 0).toFixed(0)} ms in all, longest ${Math.max(0, ...lengths).toFixed(0)} ms`;
}

function tell({ name }: Room, thinking: readonly Turn[], waiting: readonly Turn[]): void {
  const lengths = thinking.flatMap(({ watched }) => watched.thoughts.map(({ forMs }) => forMs)).sort((a, b) => a - b);
  const [load = 0] = loadavg();
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say(
    `Thoughts of a legend in ${name}, ${PAIRS} games of ${ANSWERS} answers, load ${load.toFixed(1)}: median ${inSeconds(lengths[lengths.length >> 1] ?? 0)}, longest ${inSeconds(lengths.at(-1) ?? 0)} (aim: 2 s)`,
  );
  say('Main thread held up over 50 ms meanwhile:');
  for (const part of ['opening', 'after'] as const) {
    const of = (turns: readonly Turn[]) => turns.flatMap(({ watched }) => holdUpsIn(watched)[part]);
    const [thought, waited] = [of(thinking), of(waiting)];
    say(part === 'opening' ? '  until the first frame of the board' : '  from then on');
    say(`    it thinks               ${held(thought)}`);
    say(`    the same without it     ${held(waited)}`);
    say(`    so thinking holds it up ${thought.length - waited.length} times more (aim: none)`);
  }
}

it.each(ROOMS)(
  'thinks at its best level while the table goes on, in $name',
  async (room) => {
    const thinking: Turn[] = [];
    const waiting: Turn[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const thought = await playTurn(room, noteThoughts);
      const waited = await playTurn(room, (context) => replayThoughts(context, thought.noted));
      expect(askedIn(waited)).toEqual(askedIn(thought));
      thinking.push(thought);
      waiting.push(waited);
    }
    tell(room, thinking, waiting);
    expect([...thinking, ...waiting].flatMap(({ problems }) => problems)).toEqual([]);
  },
  PATIENCE_MS * 2,
);
