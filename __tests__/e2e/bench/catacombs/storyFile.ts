import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Adventure } from '../../../../src/rules/catacombs';

/** A story where the app can choose it as a file. */
export function storyFile(story: Adventure): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pichenette-story-')), 'story.adventure.json');
  writeFileSync(file, JSON.stringify(story));
  return file;
}
