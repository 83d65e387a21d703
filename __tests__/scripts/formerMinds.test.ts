import path from 'node:path';
import { contestantOf } from '../../scripts/arena/catacombs/contestant';
import { runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

const SEATED_BESIDE = `
  import { bundleWith } from './scripts/arena/others/bundleWith.mjs';
  const program = process.env.FOLDER + '/program.mjs';
  await bundleWith({ 'v1~2': process.env.FOLDER + '/src' }, 'scripts/arena/catacombs/contestant.ts', program);
  const { answerOf, contestantOf } = await import(program);
  console.log(JSON.stringify(answerOf(contestantOf('v1~2@4'), { seat: 'overseer' })));
`;

it.each([
  ['ai/index.ts', '../rules'],
  ['ai/catacombs/index.ts', '../../rules'],
])('a former mind that stood in src/%s plays by the rules of this tree', (door, rules) => {
  const folder = temporaryFolder({
    [`src/${door}`]: `
      import { seatId } from '${rules}/machine';
      export const MINDS = { 4: 'the mind of then' };
      export const decide = ({ seat, mind }) => ({ answer: mind, stream: seatId(seat) });`,
  });
  const { printed, complained } = runModule(SEATED_BESIDE, { FOLDER: path.resolve(folder) });
  expect(complained).toBe('');
  expect(JSON.parse(printed)).toEqual({ answer: 'the mind of then', stream: 'overseer' });
});

it('names levels of now and of then', () => {
  expect(contestantOf('3')).toBe(3);
  expect(contestantOf('HEAD@{1}@3')).toBe('HEAD@{1}@3');
  for (const text of ['6', '@3', 'main@', 'main@6']) expect(() => contestantOf(text)).toThrow(`called ${text}`);
});

it('says when there is no such commit', () => {
  const code = `
    import { refsIn, taken } from './scripts/arena/others/bundleWith.mjs';
    console.log(refsIn(['3:nowhere@3', '4:nowhere@2', '3:greedy']));
    await taken(['nowhere'], process.env.FOLDER).catch(({ message }) => console.log(message));`;
  const { printed } = runModule(code, { FOLDER: temporaryFolder() });
  expect(printed).toContain("[ 'nowhere' ]");
  expect(printed).toContain('No src/ai was found at nowhere: name a commit');
});
