import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What was played of a report by one state of the code: a file a chunk, so that several runs put one report together and
 * a run that is killed loses no more than it was playing.
 */
export class Store {
  constructor(folder, keyOf) {
    this.folder = folder;
    this.keyOf = keyOf;
  }

  async add(chunk) {
    await mkdir(this.folder, { recursive: true });
    const name = createHash('sha256').update(chunk.jobs.map(this.keyOf).join('\n')).digest('hex').slice(0, 16);
    const file = join(this.folder, `${chunk.part}-${name}.json`);
    await writeFile(`${file}.part`, JSON.stringify(chunk));
    await rename(`${file}.part`, file);
  }

  /** What came of each job, and of which commits and days they are. */
  async read() {
    const names = await readdir(this.folder).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const chunks = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(this.folder, name)))));
    const results = new Map(chunks.flatMap(({ jobs, done }) => jobs.map((job, at) => [this.keyOf(job), done[at]])));
    const each = (name) => [...new Set(chunks.map((chunk) => chunk[name]))].sort();
    return { results, commits: each('commit'), dates: each('on') };
  }
}

/** The next chunk: a few of a line, then a few of the next, so that no line waits for another. */
export function* chunksOf(lines, results, keyOf) {
  const parts = [...new Set(lines.map(({ part }) => part))];
  for (const part of parts) {
    const left = lines
      .filter((line) => line.part === part)
      .map((line) => ({ line, jobs: line.jobs.filter((job) => !results.has(keyOf(job))) }));
    while (left.some(({ jobs }) => jobs.length > 0))
      for (const { line, jobs } of left) if (jobs.length > 0) yield { part, line, jobs: jobs.splice(0, line.chunk) };
  }
}
