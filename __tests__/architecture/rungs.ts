import { importsOf } from './importGraph';
import type { Sources } from './sources';

/** What the rungs of one ladder may import of the same ladder. A file that lies in no folder is a rung by its name. */
export type Ladder = Readonly<Record<string, readonly string[]>>;

const CARDS = ['words', 'content'];
const TABLE = [...CARDS, 'model'];

export const RUNGS: Readonly<Record<string, Ladder>> = {
  'src/rules/catacombs': {
    words: [],
    revision: [],
    content: ['words'],
    model: CARDS,
    view: TABLE,
    awaited: TABLE,
    ruleOf: TABLE,
    verdict: ['words', 'model'],
    adventure: TABLE,
    moments: TABLE,
    tasks: [...TABLE, 'moments'],
    start: TABLE,
    opening: [...TABLE, 'start'],
    game: [...TABLE, 'tasks', 'start', 'opening', 'view', 'awaited', 'ruleOf', 'revision'],
    record: [...TABLE, 'adventure', 'opening', 'game'],
    index: ['*'],
  },
  'src/rules/catacombs/model': {
    '.': [],
    subjects: ['.'],
    told: ['.', 'subjects'],
  },
  'src/rules/catacombs/moments': {
    abilities: [],
    gear: [],
    effects: [],
  },
  'src/rules/catacombs/tasks': {
    blows: [],
    settlement: ['blows'],
    pitch: ['blows', 'settlement'],
    actions: ['settlement', 'pitch'],
    cards: [],
    combat: [],
    setUp: [],
    shops: [],
    exploration: [],
    resolution: ['exploration', 'shops'],
    '.': ['*'],
  },
};

/** The rung of this ladder that a file belongs to; null outside. */
function rungOf(base: string, ladder: Ladder, file: string): string | null {
  if (!file.startsWith(`${base}/`)) return null;
  const [first = '', ...rest] = file.slice(base.length + 1).split('/');
  if (rest.length > 0) return first;
  return '.' in ladder ? '.' : first.replace(/\.tsx?$/, '');
}

function whyNot(base: string, ladder: Ladder, from: string, to: string): string | null {
  const [rung, target] = [rungOf(base, ladder, from), rungOf(base, ladder, to)];
  if (rung === null) return null;
  const allowed = ladder[rung];
  if (allowed === undefined) return `${from} stands on no rung of ${base}`;
  if (target === null || target === rung || allowed.includes('*') || allowed.includes(target)) return null;
  return `${from} must not import ${target} of ${base}`;
}

/** Imports that go up a ladder instead of down. */
export const upwardImports = (sources: Sources): string[] =>
  importsOf(sources).flatMap(({ from, to, isPackage }) =>
    isPackage ? [] : Object.entries(RUNGS).flatMap(([base, ladder]) => whyNot(base, ladder, from, to) ?? []),
  );

/** What a card of Equipment or an artefact does stands in a file of its own, not in the general course of a game. */
export const gearByName = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    /^src\/rules\/catacombs\/(model|tasks\/(?!cards\/))/.test(file) && /'(equipment|artefact):/.test(text)
      ? [file]
      : [],
  );
