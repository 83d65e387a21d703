import { spawnSync } from 'node:child_process';
import { projectRoot } from '../support/runModule';

const play = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/play.mjs', ...args], { cwd: projectRoot, encoding: 'utf8' });

it('explains itself', () => {
  const { status, stdout } = play('--help');
  expect(status).toBe(0);
  expect(stdout).toContain('--port');
  expect(stdout).toContain('--dev');
});

it.each([
  [['--port', 'many'], 'many is no port: choose a number up to 65535.'],
  [['--port', '70000'], '70000 is no port: choose a number up to 65535.'],
  [['--prot', '80'], "Unknown option '--prot'. Options are --port N, --dev and --help."],
])('answers %j with one line that says what to do', (args, line) => {
  const { status, stderr } = play(...args);
  expect([status, stderr.trim()]).toEqual([1, line]);
});
