import type { AbilityKind, ShotKind } from '../../../../rules/conquest';
import type { Topic, Word } from './topics';

const RANGED = ['CONQ-071', 'CONQ-072', 'CONQ-073'];

const SHOT_RULES: Readonly<Record<ShotKind | 'obstacle', readonly string[]>> = {
  move: ['CONQ-085', 'CONQ-069', 'CONQ-074'],
  combat: ['CONQ-086', 'CONQ-075', 'CONQ-077', 'CONQ-081'],
  critical: ['CONQ-087', 'CONQ-075', 'CONQ-077', 'CONQ-081'],
  missile: ['CONQ-088', ...RANGED],
  fireball: ['CONQ-089', ...RANGED],
  longbow: ['CONQ-090', 'CONQ-091', ...RANGED],
  wave: ['CONQ-092', ...RANGED],
  'powerful-wave': ['CONQ-093', 'CONQ-094', 'CONQ-095', 'CONQ-096', 'CONQ-182', ...RANGED],
  obstacle: ['CONQ-143', 'CONQ-145', 'CONQ-146', 'CONQ-147'],
};

const ABILITY_RULES: Readonly<Record<AbilityKind, readonly string[]>> = {
  surprise: ['CONQ-111', 'CONQ-112'],
  stun: ['CONQ-113', 'CONQ-137', 'CONQ-138', 'CONQ-140', 'CONQ-127'],
  heal: ['CONQ-115', 'CONQ-116'],
  capture: ['CONQ-117', 'CONQ-118', 'CONQ-127'],
  reset: ['CONQ-119', 'CONQ-120'],
  insight: ['CONQ-123'],
  sunder: ['CONQ-123'],
  quake: ['CONQ-123', 'CONQ-147'],
};

const WORD_RULES: Readonly<Record<Word, readonly string[]>> = {
  armour: [
    ...['CONQ-124', 'CONQ-125', 'CONQ-126', 'CONQ-127', 'CONQ-128', 'CONQ-129', 'CONQ-130'],
    ...['CONQ-131', 'CONQ-132', 'CONQ-133', 'CONQ-135'],
  ],
  targeted: ['CONQ-097', 'CONQ-098', 'CONQ-099'],
};

const EVERY_CARD = ['CONQ-063', 'CONQ-067', 'CONQ-068', 'CONQ-048'];
const EVERY_CHARACTER = ['CONQ-005', 'CONQ-006', 'CONQ-036', 'CONQ-150'];

/** The rules that a page goes by. */
export function rulesOf(topic: Topic): readonly string[] {
  switch (topic.kind) {
    case 'card':
      return EVERY_CARD;
    case 'shot':
      return SHOT_RULES[topic.shot];
    case 'ability':
      return ABILITY_RULES[topic.ability];
    case 'word':
      return WORD_RULES[topic.word];
    case 'character':
      return EVERY_CHARACTER;
    case 'rule':
      return [topic.rule];
  }
}

type Span = readonly [from: number, to: number];

/** The rulebook by its chapters: from which number to which. */
const SPANS = {
  aim: [1, 19],
  setUp: [20, 48],
  turn: [49, 64],
  shots: [65, 84],
  kinds: [85, 101],
  hits: [102, 109],
  abilities: [110, 123],
  armour: [124, 142],
  arena: [143, 161],
  end: [162, 171],
  variants: [172, 222],
} as const satisfies Readonly<Record<string, Span>>;
export type ChapterId = keyof typeof SPANS;

const numbered = ([from, to]: Span): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `CONQ-${String(from + at).padStart(3, '0')}`);

/** All chapters, with those of their rules that a person meets. */
export const chaptersOf = (
  has: (rule: string) => boolean,
): readonly { readonly id: ChapterId; readonly rules: readonly string[] }[] =>
  (Object.keys(SPANS) as ChapterId[]).map((id) => ({ id, rules: numbered(SPANS[id]).filter(has) }));
