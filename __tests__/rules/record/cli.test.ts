import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../../support/runModule';
import { temporaryFolder } from '../../support/temporaryFolder';
import { replayText, written, FLICK, PUNCH } from './hand';
import { stateHash } from '../../../src/rules/machine';

const folder = temporaryFolder({
  'good.json': written([PUNCH, FLICK]),
  'position.json': written([], { setup: { opening: { pieces: [{ piece: 'hero:elf', xMm: 5, yMm: 300 }] } } }),
  'bad.json': written([PUNCH, { kind: 'flick', flick: { vxMmS: 'fast', vyMmS: 1 } }]),
});

const script = path.join(projectRoot, 'scripts', 'replay', 'run.mjs');

function run(args: readonly string[], input = '') {
  const env = { ...process.env, INIT_CWD: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, input, encoding: 'utf8' });
  return { status, stderr, lines: stdout.split('\n').slice(0, -1) };
}

const { state, events } = replayText(written([PUNCH, FLICK]));

it('prints the events line by line, and then how the game stands', () => {
  const { status, stderr, lines } = run(['good.json']);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual(events);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    kind: 'summary',
    game: 'catacombs',
    commands: 2,
    heroes: expect.objectContaining({ 'hero:elf': { life: 8, gold: 0, equipment: [] } }),
    goldReserve: 12_000,
    room: {
      kind: 'room',
      card: 'adventure:1',
      board: 'crypt',
      round: 1,
      turn: 'heroes',
      lord: null,
      pieces: [
        { id: 'monster:orc-1', xMm: 150, yMm: 60, life: 2 },
        { id: 'hero:elf', xMm: 150, yMm: 420 },
      ],
    },
    prompt: JSON.parse(JSON.stringify(state.prompt)),
    outcome: null,
    hash: stateHash(state),
  });
});

it('prints the events alone', () => {
  const { status, lines } = run(['--events', 'good.json']);
  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toEqual(events);
});

it('prints the final state alone', () => {
  const { status, lines } = run(['good.json', '--state']);
  expect(status).toBe(0);
  expect(lines.map((line) => JSON.parse(line))).toEqual([state]);
});

it('reads standard input', () => {
  expect(run(['-', '--state'], written([PUNCH, FLICK])).lines).toEqual([JSON.stringify(state)]);
});

it.each([
  [['bad.json'], 'bad.json: commands[1].flick.vxMmS: expected number, received string'],
  [
    ['position.json'],
    'position.json: setup.opening.pieces[0].xMm: hero:elf does not lie wholly inside the board: 12.5 to 287.5 (BASE-083)',
  ],
  [['missing.json'], /^missing\.json: ENOENT/],
  [['-'], 'standard input: the file is empty'],
  [[], /^usage: /],
  [['--loud', 'good.json'], /^unknown option --loud; usage: /],
  [['good.json', 'bad.json'], /^usage: /],
  [['--events', '--state', 'good.json'], /^usage: /],
] as const)('says in one line what is wrong with %j', (args, message) => {
  const { status, stderr, lines } = run(args);
  expect(status).toBe(2);
  expect(lines).toEqual([]);
  const [line, ...rest] = stderr.split('\n');
  expect(rest).toEqual(['']);
  if (typeof message === 'string') expect(line).toBe(message);
  else expect(line).toMatch(message);
});
