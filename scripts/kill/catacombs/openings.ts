import { withExpansions, withHeroInstead } from '../../../src/session/catacombs/choices/heroes';
import { freshChoices, setupOf, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { KILL_STORIES, type KillStory } from './stories';

const draftOf = (plain: CatacombsChoices, { expansions, hero, adventure }: KillStory): CatacombsChoices => {
  const draft = { ...withExpansions(plain, expansions), adventure };
  return hero === 'hero:ice-princess' ? withHeroInstead(draft, 'hero:elf', hero) : draft;
};

/** The stories, and after them a game with every box and one with none. */
const KINDS: readonly ((plain: CatacombsChoices) => CatacombsChoices)[] = [
  ...KILL_STORIES.map((story) => (plain: CatacombsChoices) => draftOf(plain, story)),
  (plain) => ({ ...withExpansions(plain, ['soloth', 'vermin']), altar: true, allowVariants: true }),
  (plain) => plain,
];

/** What the game of this number begins with: the kinds take turns, and no two are alike. */
export function openingOf(number: number) {
  const plain = freshChoices(number);
  const draft = KINDS[number % KINDS.length]?.(plain) ?? plain;
  return { setup: setupOf(draft), seed: number };
}
