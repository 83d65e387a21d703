import { readFileSync, writeFileSync } from 'node:fs';
import { inProject } from '../project.mjs';

const place = (name) => inProject('scripts', 'lib', 'native', 'expected', name);

/** The lines that are in one text and not in the other, each with its sign. */
export function differences(expected, found) {
  const count = (lines) => lines.reduce((counts, line) => counts.set(line, (counts.get(line) ?? 0) + 1), new Map());
  const [before, now] = [expected, found].map((text) => count(text.trimEnd().split('\n')));
  const only = (mine, other, sign) =>
    [...mine].flatMap(([line, times]) => Array(Math.max(0, times - (other.get(line) ?? 0))).fill(`${sign} ${line}`));
  const lines = [...only(before, now, '-'), ...only(now, before, '+')];
  return lines.length === 0 && expected.trimEnd() !== found.trimEnd() ? ['~ the same lines in another order'] : lines;
}

/** What differs from the committed lists, a list a block; `found` maps the name of each to the text of now. */
export function againstLists(found, listOf = (name) => readFileSync(place(name), 'utf8')) {
  return Object.entries(found).flatMap(([name, text]) => {
    const lines = differences(listOf(name), text);
    return lines.length === 0 ? [] : [`${name}:`, ...lines];
  });
}

export function writeLists(found) {
  for (const [name, text] of Object.entries(found)) writeFileSync(place(name), `${text.trimEnd()}\n`);
}
