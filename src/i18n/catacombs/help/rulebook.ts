import type { ChapterId, HelpId } from './en';

/** The rules of one language, as a person asks for them. */
export interface Rulebook {
  /** A rule in a sentence or two, by its id; null for those that no player asks about. */
  readonly text: (rule: string) => string | null;
  /** The rules by what they are about, in the order of the rulebook. */
  readonly chapters: readonly Chapter[];
}

export interface Chapter {
  readonly id: ChapterId;
  readonly rules: readonly string[];
}

type Chapters = Readonly<Record<ChapterId, object>>;

const isIn = <Id extends string>(texts: Readonly<Record<Id, unknown>>, id: string): id is Id =>
  Object.hasOwn(texts, id);

export const rulebookOf = (help: Readonly<Record<HelpId, string>>, chapters: Chapters): Rulebook => ({
  text: (rule) => (isIn(help, rule) ? help[rule] : null),
  chapters: Object.keys(chapters)
    .filter((id) => isIn(chapters, id))
    .map((id) => ({ id, rules: Object.keys(chapters[id]) })),
});
