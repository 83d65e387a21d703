import { dirname } from 'node:path';
import { Fault } from '../lib/fault.mjs';

const TITLE = '## Add a monster in five steps\n';
const STEPS = 5;
const STEP = /^### (\d)\. (.+)$/gm;
/** The whole of a file, under its path. */
const FILE = /^`([^`\n]+)`\n\n```\w+\n([^]*?)^```$/gm;
const COMMANDS = /^```sh\n([^]*?)^```$/gm;
const ID = /'(monster:[a-z-]+)'/;

function sectionOf(readme) {
  const from = readme.indexOf(TITLE);
  if (from < 0) throw new Fault(`README.md has no "${TITLE.trim()}".`);
  const text = readme.slice(from + TITLE.length);
  const end = text.search(/^## /m);
  return end < 0 ? text : text.slice(0, end);
}

const filesIn = (text) => [...text.matchAll(FILE)].map(([, path, content]) => ({ path, content }));

const commandsIn = (text) => [...text.matchAll(COMMANDS)].flatMap(([, lines]) => lines.trim().split('\n'));

function stepsIn(section) {
  const headings = [...section.matchAll(STEP)];
  return headings.map(({ index, 1: number, 2: title }, at) => {
    const text = section.slice(index, headings[at + 1]?.index);
    return { name: `step ${number} (${title})`, files: filesIn(text), commands: commandsIn(text) };
  });
}

/** The steps of the README, as somebody would follow them who reads nothing else. */
export function readRecipe(readme) {
  const steps = stepsIn(sectionOf(readme));
  if (steps.length !== STEPS) throw new Fault(`README.md tells of ${steps.length} steps instead of ${STEPS}.`);
  const empty = steps.find(({ files }) => files.length === 0);
  if (empty !== undefined) throw new Fault(`README.md shows no file in ${empty.name}.`);
  if (steps.at(-1).commands.length === 0) throw new Fault('README.md ends without a command that checks anything.');
  const monster = ID.exec(steps[0].files.map(({ content }) => content).join('\n'))?.[1];
  if (monster === undefined) throw new Fault(`README.md names no monster in ${steps[0].name}.`);
  return { monster, steps };
}

/** The steps whose files, or whose neighbours, a complaint names; the last one when it names none. */
export function blamed(steps, output) {
  const isNamed = ({ path }) => output.includes(path);
  const isNear = ({ path }) => output.includes(`${dirname(path)}/`);
  const found = [isNamed, isNear].map((is) => steps.filter(({ files }) => files.some(is)));
  const [named = []] = found.filter((some) => some.length > 0);
  return (named.length > 0 ? named : steps.slice(-1)).map(({ name }) => name);
}
