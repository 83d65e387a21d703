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
  'src/rules/conquest': {
    words: [],
    revision: [],
    ruleOf: [],
    content: ['words'],
    model: CARDS,
    view: TABLE,
    tasks: TABLE,
    start: TABLE,
    game: [...TABLE, 'tasks', 'start', 'view', 'ruleOf', 'revision'],
    record: [...TABLE, 'game'],
    index: ['*'],
  },
  'src/rules/reign': {
    words: [],
    content: ['words'],
    dice: CARDS,
    grid: CARDS,
    model: [...CARDS, 'dice', 'grid'],
    moments: [...CARDS, 'dice', 'grid', 'model'],
    dungeon: [...CARDS, 'dice', 'grid', 'model', 'moments'],
    master: [...CARDS, 'dice', 'grid', 'model', 'moments'],
    tasks: [...CARDS, 'dice', 'grid', 'model', 'moments', 'dungeon', 'master'],
    start: [...CARDS, 'grid', 'model'],
    revision: [],
    ruleOf: TABLE,
    view: [...TABLE, 'dungeon'],
    game: [...TABLE, 'tasks', 'start', 'view', 'ruleOf', 'revision'],
    record: [...TABLE, 'game'],
    campaign: TABLE,
    index: ['*'],
  },
  'src/rules/reign/tasks': {
    steps: [],
    blows: ['steps'],
    deeds: ['steps', 'blows'],
    catacombs: ['steps'],
    '.': ['*'],
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

const CONTENT_ID = /'(hero|ally|lord|monster|ability|spell|equipment|artefact|item|poison|room|service):[a-z\d-]+'/g;

/** Where the ids of content may stand in the rules of Catacombs, and why. */
export const NAMED_IN: Readonly<Record<string, string>> = {
  'content/': 'the cards themselves',
  'words/ids.ts': 'the lists of the ids',
  'words/verminIds.ts': 'the lists of the ids',
  'words/workshopIds.ts': 'the lists of the ids',
  'moments/': 'a file for each card that does more than it prints, and whom that brings',
  'tasks/cards/': 'a file for each card that asks something, and nothing else',
};

const isListed = (file: string): boolean =>
  Object.keys(NAMED_IN).some((place) => file.startsWith(`src/rules/catacombs/${place}`));

/** What a card does is a hook or data of the card, not a question of its id in the general course of a game. */
export const contentByName = (sources: Sources): string[] =>
  [...sources].flatMap(([file, text]) =>
    file.startsWith('src/rules/catacombs/') && !isListed(file)
      ? [...text.matchAll(CONTENT_ID)].map(([id]) => `${file} names ${id}`)
      : [],
  );
