import { withExpansions, withHeroInstead } from '../../../src/session/catacombs/draft/draftHeroes';
import { newGameDraft, setupOf, type NewGameDraft } from '../../../src/session/catacombs/draft/newGameDraft';
import { KILL_STORIES, type KillStory } from './stories';

const draftOf = (plain: NewGameDraft, { expansions, hero, adventure }: KillStory): NewGameDraft => {
  const draft = { ...withExpansions(plain, expansions), adventure };
  return hero === 'hero:ice-princess' ? withHeroInstead(draft, 'hero:elf', hero) : draft;
};

/** The stories, and after them a game with every box and one with none. */
const KINDS: readonly ((plain: NewGameDraft) => NewGameDraft)[] = [
  ...KILL_STORIES.map((story) => (plain: NewGameDraft) => draftOf(plain, story)),
  (plain) => ({ ...withExpansions(plain, ['soloth', 'vermin']), altar: true, allowVariants: true }),
  (plain) => plain,
];

/** What the game of this number begins with: the kinds take turns, and no two are alike. */
export function openingOf(number: number) {
  const plain = newGameDraft(number);
  const draft = KINDS[number % KINDS.length]?.(plain) ?? plain;
  return { setup: setupOf(draft), seed: number };
}
