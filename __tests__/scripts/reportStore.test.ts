import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runModule } from '../support/runModule';
import { temporaryFolder } from '../support/temporaryFolder';

it('goes on with what no run has finished, a chunk at a time', () => {
  const folder = temporaryFolder();
  const run = (most: number): string =>
    runModule(
      `
    import { chunksOf, Store } from './scripts/arena/report/store.mjs';
    const keyOf = JSON.stringify;
    const store = new Store(process.env.FOLDER, keyOf);
    const lines = [['m', 'a', [1, 2, 3]], ['m', 'b', [4, 5]], ['r', 'c', [6]]].map(([part, title, jobs]) => ({ part, title, jobs, chunk: 2 }));
    const { results } = await store.read();
    let left = ${most};
    for (const { part, line, jobs } of chunksOf(lines, results, keyOf)) {
      if (left-- === 0) break;
      console.log(line.title + jobs.join(','));
      await store.add({ part, jobs, done: jobs.map((job) => job * 10), commit: 'c', on: 'd' });
    }
    const now = await store.read();
    console.log([...now.results].map(([key, done]) => key + '=' + done).sort().join(' '), now.commits.join(), now.dates.join());`,
      { FOLDER: folder },
    ).printed;
  expect(run(2).split('\n').slice(0, 3)).toEqual(['a1,2', 'b4,5', '1=10 2=20 4=40 5=50 c d']);
  const [name = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, `${name}.part`), '{"half');
  expect(run(9).split('\n').slice(0, 3)).toEqual(['a3', 'c6', '1=10 2=20 3=30 4=40 5=50 6=60 c d']);
});
