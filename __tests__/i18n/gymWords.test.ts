import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GymThought } from '../../src/ai/gym';
import type { GameWords } from '../../src/i18n/common';
import { REASONS } from '../../src/i18n/gym/reasons';
import { GOAL_KINDS, INSTEADS, PRACTICE, type Goal, type GymEvent } from '../../src/rules/gym';
import { refuse, seatId } from '../../src/rules/machine';
import type { CatacombsPlayed } from '../../src/session/catacombs';
import type { GymPlayed } from '../../src/session/gym';
import { catacombsWords, gymWords } from '../support/words';
import { isLoose, isTyped, leftInEnglish } from './french';
import { variablesOf } from './leaves';
import { refuseCalls } from './refuseCalls';
import { whyUnfit } from './samples/speakers';
import { en as english } from '../../src/i18n/gym/en';

const GOALS: readonly Goal[] = [
  { kind: 'nudge', disc: 'orc', leastMm: 15, mostMm: 25 },
  { kind: 'nudge', disc: 'orc', leastMm: 20, mostMm: 20 },
  ...(['wall', 'fixed', 'any'] as const).map((off): Goal => ({ kind: 'bank', target: 'troll', off })),
  { kind: 'strike', targets: ['orc', 'troll'] },
  { kind: 'stop', disc: 'elf', xMm: 150, yMm: 150, innerMm: 10, outerMm: 30 },
  { kind: 'stop', disc: null, xMm: 150, yMm: 150, innerMm: 10, outerMm: 30 },
  { kind: 'pushOff', disc: 'orc' },
];

const EVENTS: readonly GymEvent[] = [
  { kind: 'flicked', disc: 'elf', vxMmS: 0, vyMmS: -800 },
  { kind: 'struck', by: 'elf', target: 'orc', contact: 0 },
  { kind: 'left', disc: 'orc', xMm: 0, yMm: 10, isGone: false, contact: 1 },
  { kind: 'left', disc: 'orc', xMm: 0, yMm: 10, isGone: true, contact: 1 },
  ...GOALS.map((_, goal): GymEvent => ({ kind: 'goalMet', goal })),
  { kind: 'missed' },
  { kind: 'reset' },
  { kind: 'ended', isSolved: true, stars: 2, flicks: 3 },
  { kind: 'ended', isSolved: false, stars: 0, flicks: 3 },
];

const THOUGHTS: readonly GymThought[] = [
  ...GOALS.map((_, goal) => ({ kind: 'shot', goal, chance: 0.42 }) as GymThought),
  { kind: 'shot', goal: null, chance: 0 } as GymThought,
  { kind: 'enough' },
  { kind: 'stumbled' },
];

const namers = { goals: GOALS, seat: () => 'Ann' };
const [en, fr] = [gymWords('en', namers), gymWords('fr', namers)];

/** What a frame asks is answered for the game as its session plays it: otherwise this file is a type error. */
const AS_PLAYED: readonly [GameWords<GymPlayed>, GameWords<CatacombsPlayed>] = [en, catacombsWords('en')];

it('fills what any frame has said of a game, as Catacombs does', () => {
  const frame = (words: GameWords<GymPlayed>) => Object.keys(words).filter((key) => key !== 'goal');
  expect(Object.keys(AS_PLAYED[1])).toEqual(expect.arrayContaining(frame(AS_PLAYED[0])));
});

describe.each([
  ['English', en],
  ['French', fr],
])('in %s', (language, words) => {
  const isFit = (text: string): boolean =>
    whyUnfit(text) === null && !isTyped(text) && (language === 'English' || !(isLoose(text) || leftInEnglish(text)));

  it('names every disc that lies there', () => {
    for (const { id } of PRACTICE.discs) expect([id, isFit(words.name(id))]).toEqual([id, true]);
  });

  it('tells every event, everything filled in, no two alike', () => {
    const lines = EVENTS.map((event) => words.event(event));
    expect(lines.filter((line) => !isFit(line) || !/[.]$/.test(line))).toEqual([]);
    expect(new Set(lines).size).toBe(EVENTS.length);
  });

  it('tells every goal, no two alike', () => {
    expect(new Set(GOALS.map(({ kind }) => kind))).toEqual(new Set(GOAL_KINDS));
    const goals = GOALS.map((goal) => words.goal(goal));
    expect(goals.filter((goal) => !isFit(goal))).toEqual([]);
    expect(new Set(goals).size).toBe(GOALS.length);
  });

  it('says why the app answers so, as the end of a sentence', () => {
    for (const thought of THOUGHTS) expect(words.why(thought)).not.toMatch(/^\p{Lu}|[.!?]$|\{\{/u);
    expect(words.why(THOUGHTS[0]!)).toContain('42');
  });

  it('asks, offers and takes back', () => {
    const asked = (['flick', 'instead'] as const).map((kind) => words.prompt({ kind }));
    for (const { name, text } of [...asked, words.prompt({ kind: 'flight', disc: 'elf' })])
      expect([isFit(name), isFit(text)]).toEqual([true, true]);
    expect(new Set(INSTEADS.map((option) => words.option(option))).size).toBe(INSTEADS.length);
    const flick = { discId: 'elf', from: null, vxMmS: 0, vyMmS: -9 };
    expect(words.undo({ kind: 'flick' }, { kind: 'flick', flick })).toContain(words.name('elf'));
    expect(words.undo({ kind: 'instead' }, { kind: 'choose', options: ['again'] })).toContain(words.option('again'));
  });

  it('has a sentence for every reason', () => {
    const details = { piece: 'elf', other: 'orc', seat: seatId('player-1'), min: 1, max: 2, chosen: 3, limit: 4 };
    for (const reason of REASONS) {
      const said = words.refusal(refuse(reason, null, { ...details, total: 5, minTotal: 6, maxTotal: 7 }));
      expect([reason, isFit(said)]).toEqual([reason, true]);
    }
    expect(whyUnfit(words.refusal(refuse('somethingNew')))).toBeNull();
  });
});

it('GYM-016 solves nothing where nothing is asked for', () => {
  const end: GymEvent = { kind: 'ended', isSolved: false, stars: 0, flicks: 3 };
  expect(gymWords('en').event(end)).toBe('Enough for now. Flicks: 3.');
  expect(en.event(end)).toBe('Not solved. Flicks: 3.');
});

it.each([
  [{ kind: 'struck', by: 'elf', target: 'orc', contact: 0 }, 'The Elf strikes the Orc.', 'L’Elfe frappe l’Orque.'],
  [{ kind: 'goalMet', goal: 1 }, 'Goal met: move the Orc by 20 mm.', 'But atteint : déplacer l’Orque de 20 mm.'],
] as const)('says %j', (event, inEnglish, inFrench) => {
  expect(en.event(event)).toBe(inEnglish);
  expect(fr.event(event).replaceAll('\u00a0', ' ')).toBe(inFrench);
});

it('knows the reasons that its rules give, and speaks only of what each brings along', () => {
  const root = join(__dirname, '../..');
  const calls = refuseCalls(root, 'src/rules/{machine,flicking,gym}/**/*.ts');
  const setups = readFileSync(join(root, 'src/rules/gym/setupFaults.ts'), 'utf8');
  const faults = [...setups.matchAll(/(?:fault\('GYM-\d{3}', |reason: )'(\w+)'/g)].map(([, reason]) => reason!);
  expect(faults.length).toBeGreaterThan(10);
  const given = [...faults, ...calls.flatMap(({ reason }) => (reason === null ? [] : [reason]))];
  expect(given.filter((reason) => !REASONS.some((known) => known === reason))).toEqual([]);
  expect(REASONS.filter((reason) => !given.includes(reason))).toEqual([]);
  // A set-up is refused with the place of what is wrong with it, and with nothing else.
  const ofSetups = REASONS.slice(REASONS.indexOf('nothingToFlick'));
  expect(
    [...ofSetups, 'overlaps', 'offTheBoard'].flatMap((reason) => variablesOf(english.refusals[reason as 'overlaps'])),
  ).toEqual([]);
});
