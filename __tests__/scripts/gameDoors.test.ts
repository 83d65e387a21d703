import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { benchOf } from '../../scripts/bench/rules/bench';
import { gameAsked } from '../../scripts/lib/gameAsked';
import { OFFERED } from '../../scripts/soak/coverage/offered';
import { unwritten } from '../../scripts/soak/coverage/recordPage';
import { Tally } from '../../scripts/soak/coverage/tally';
import { Dice } from '../../scripts/soak/dice';
import { soak } from '../../scripts/soak/soak';
import { soakOf } from '../../scripts/soak/soakOf';
import { tell } from '../../scripts/soak/tell';
import { BOOKS } from '../../src/rules/books';
import { changedIn } from '../rules/golden/changedIn';
import { kept } from '../rules/golden/goldenShape';
import { cardsBook } from '../session/toys/cardsRules';
import { soakedCards } from '../session/toys/soakedCards';
import { projectRoot } from '../support/runModule';

const DOORS = [
  'arena/run.mjs',
  'arena/report/run.mjs',
  'golden/rules.mjs',
  'soak/run.mjs',
  'kill/run.mjs',
  'bench/ai/run.mjs',
  'bench/app/bench.mjs',
  'bench/physics/run.mjs',
  'bench/rules/run.mjs',
  'bench/storage/run.mjs',
];

it.each(DOORS)('%s asked for a game that there is not says what there is, in one line, and exits with 2', (script) => {
  const program = path.join(projectRoot, 'scripts', script);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--game', 'chess'], { encoding: 'utf8' });
  const [known] = Object.keys(BOOKS);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toMatch(new RegExp(`^game: "chess" is none that is known here: ${known}[^\\n]*\\n$`));
});

it.each(DOORS)('%s given an option that there is not says so, and exits with 2', (script) => {
  const program = path.join(projectRoot, 'scripts', script);
  const { status, stderr } = spawnSync(process.execPath, [program, '--bogus'], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Unknown option '--bogus'[^\n]*\n$/);
});

describe('a list with a toy in it', () => {
  const soaks = { cards: soakOf(soakedCards) };

  it('answers the game that is asked for, and the first where none is', () => {
    expect(gameAsked(soaks, 'cards')).toEqual({ ok: true, value: { id: 'cards', row: soaks.cards } });
    expect(gameAsked(soaks, undefined)).toEqual(gameAsked(soaks, 'cards'));
    expect(gameAsked(soaks, 'toString')).toEqual({
      ok: false,
      error: 'game: "toString" is none that is known here: cards',
    });
  });

  const PAGE = [
    ...['| id | one of |', '| --- | --- |', '| `CARD` | `card-NUMBER` |', ''],
    ...['| purpose | with |', '| --- | --- |'],
    ...['| `lay` | `CARD` |', '| `reveal` | `reveal` |', '| `goOn` | `yes` |', ''],
  ].join('\n');

  it('soaks it: every goal is met, and all that is offered is on its page', () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const soaked = soak(soaks.cards, { physics: 'fake', from: 0, to: 12, every: 1 });
    const page = soaks.cards.pageOf(PAGE);
    expect(soaked).toMatchObject({ games: 12, cutShort: 0 });
    expect(tell(soaks.cards, [{ physics: 'fake', ...soaked }], page)).toEqual([]);
    const tally = new Tally();
    tally.merge(soaked.counts);
    expect(unwritten(page, tally.idsOf(OFFERED))).toEqual([]);
    const without = soaks.cards.pageOf(PAGE.replace('`reveal` | `reveal`', '`reveal` | `show`'));
    expect(tell(soaks.cards, [{ physics: 'fake', ...soaked }], without)).toEqual([
      'offered, and not on its page of records: reveal reveal',
      'on its page of records, and never offered: reveal show',
    ]);
    jest.restoreAllMocks();
  });

  it('a goal that nothing meets is told', () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const wanting = soakOf({ ...soakedCards, goals: { fake: { event: ['trumped'] }, real: {} } });
    const soaked = soak(wanting, { physics: 'fake', from: 0, to: 1, every: 1 });
    expect(tell(wanting, [{ physics: 'fake', ...soaked }], wanting.pageOf(PAGE))).toContain(
      'never used: event trumped (fake physics)',
    );
    jest.restoreAllMocks();
  });

  it('a game that goes wrong is told with its number and its record', () => {
    const broken = soakOf({ ...soakedCards, whatIsWrong: (state) => (state.commandCount > 2 ? 'torn' : null) });
    expect(() => broken.play(3, 'fake', new Tally())).toThrow('game 3, fake physics: torn');
  });

  it('benches its rules', () => {
    const said: string[] = [];
    jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    benchOf({
      book: cardsBook,
      deal: (number, dice: Dice) => soakedCards.deal(number, 'fake', dice),
      mostCommands: 20,
      recordCommands: 10,
      aim: { commandsPerS: 1, replayMs: 1, stateKb: 1 },
    })();
    jest.restoreAllMocks();
    expect(said.map((line) => line.trim().split(/[ ,]/)[0])).toEqual(
      expect.arrayContaining(['commands', 'deed', 'choose', 'replay', 'size']),
    );
  });

  it('captures its goldens, and sees what has changed', () => {
    const now = { revision: 1, parts: { games: { one: 'a' } } };
    const before = kept(now, [{ why: 'first of all' }]);
    expect(before).toEqual({ history: [{ why: 'first of all' }], revision: 1, games: { one: 'a' } });
    expect(changedIn(before, now)).toEqual([]);
    expect(changedIn(before, { ...now, parts: { games: { one: 'b' } } })).toEqual(['games: one']);
  });
});
