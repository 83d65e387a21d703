import { BASE_HERO_IDS, SOLOTH_HERO_IDS } from '../../../src/rules/catacombs/words/ids';
import { EXPANSIONS, expansionsIn, readAdventure, type Adventure } from '../../../src/rules/catacombs';
import {
  heroesIn,
  freshChoices,
  withAdventure,
  withExpansions,
  withHeroInstead,
  withPlayerCount,
} from '../../../src/session/catacombs';
import { whyNotChoices } from '../../../src/session/catacombs/choices/freshChoices';
import threeInns from '../../../assets/adventures/three-inns.adventure.json';
import ratsTithe from '../../../assets/adventures/rats-tithe.adventure.json';
import bellBelow from '../../../assets/adventures/bell-below.adventure.json';

function storyIn(file: object) {
  const read = readAdventure(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
const [inns, rats, bell] = [threeInns, ratsTithe, bellBelow].map(storyIn);
const plain = freshChoices(3);
const expansionsWith = (story: Adventure) =>
  EXPANSIONS.filter((box) => box === 'vermin' || expansionsIn(story).includes(box));

it('SOL-072: a story of Soloth lays its box out, and gives its heroes to whoever held theirs', () => {
  const draft = withAdventure(withPlayerCount(plain, 3), inns!);
  expect(draft).toMatchObject({ expansions: ['soloth'], adventure: inns });
  expect(heroesIn(draft)).toEqual(SOLOTH_HERO_IDS);
  const places = withPlayerCount(plain, 3).players.map(({ heroes }) =>
    heroes.map((id) => BASE_HERO_IDS.indexOf(id as never)),
  );
  expect(draft.players.map(({ heroes }) => heroes.map((id) => SOLOTH_HERO_IDS.indexOf(id as never)))).toEqual(places);
  expect(whyNotChoices(draft)).toBeNull();
});

it('from one story to another everybody changes', () => {
  const draft = withAdventure(withAdventure(plain, inns!), rats!);
  expect(heroesIn(draft)).toEqual(BASE_HERO_IDS);
  expect(draft.expansions).toEqual(['vermin']);
  expect(whyNotChoices(draft)).toBeNull();
});

it('who is wanted stays, whatever place that is', () => {
  const both = withHeroInstead(withAdventure(plain, inns!), 'hero:ice-princess', 'hero:wizard');
  expect(heroesIn(withAdventure(both, inns!))).toEqual(SOLOTH_HERO_IDS);
});

it('a story for nobody in particular leaves the heroes alone, and so does none', () => {
  expect(withAdventure(plain, bell!)).toMatchObject({ ...plain, adventure: bell });
  expect(withAdventure(withAdventure(plain, bell!), null)).toEqual(plain);
});

it('with drawn cards again lie the boxes and the heroes that lay there before', () => {
  const vermin = withExpansions(withPlayerCount(plain, 3), ['vermin']);
  expect(withAdventure(withAdventure(vermin, inns!), null)).toEqual(vermin);
  expect(withAdventure(withAdventure(withAdventure(vermin, inns!), bell!), null)).toEqual(vermin);
  expect(withAdventure(withAdventure(vermin, inns!), bell!).expansions).toEqual(expansionsWith(bell!));
  const mixed = withHeroInstead(withExpansions(plain, ['soloth']), 'hero:elf', 'hero:ice-princess');
  expect(withAdventure(withAdventure(mixed, rats!), null)).toEqual(mixed);
});

it('who has sat down since stays', () => {
  const draft = withAdventure(withPlayerCount(withAdventure(plain, inns!), 4), null);
  expect(draft.players).toHaveLength(4);
  expect(heroesIn(draft)).toEqual(BASE_HERO_IDS);
  expect(draft.expansions).toEqual([]);
  expect(whyNotChoices(draft)).toBeNull();
});
