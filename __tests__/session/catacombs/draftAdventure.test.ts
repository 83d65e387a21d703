import { BASE_HERO_IDS, SOLOTH_HERO_IDS } from '../../../src/rules/catacombs/content/ids';
import { readAdventure } from '../../../src/rules/catacombs';
import {
  heroesIn,
  newGameDraft,
  withAdventure,
  withHeroInstead,
  withPlayerCount,
} from '../../../src/session/catacombs';
import { whyNotDraft } from '../../../src/session/catacombs/draft/newGameDraft';
import threeInns from '../../../assets/adventures/three-inns.adventure.json';
import ratsTithe from '../../../assets/adventures/rats-tithe.adventure.json';
import bellBelow from '../../../assets/adventures/bell-below.adventure.json';

function storyIn(file: object) {
  const read = readAdventure(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}
const [inns, rats, bell] = [threeInns, ratsTithe, bellBelow].map(storyIn);
const plain = newGameDraft(3);

it('SOL-072: a story of Soloth lays its box out, and gives its heroes to whoever held theirs', () => {
  const draft = withAdventure(withPlayerCount(plain, 3), inns!);
  expect(draft).toMatchObject({ expansions: ['soloth'], adventure: inns });
  expect(heroesIn(draft)).toEqual(SOLOTH_HERO_IDS);
  const places = withPlayerCount(plain, 3).players.map(({ heroes }) =>
    heroes.map((id) => BASE_HERO_IDS.indexOf(id as never)),
  );
  expect(draft.players.map(({ heroes }) => heroes.map((id) => SOLOTH_HERO_IDS.indexOf(id as never)))).toEqual(places);
  expect(whyNotDraft(draft)).toBeNull();
});

it('from one story to another everybody changes', () => {
  const draft = withAdventure(withAdventure(plain, inns!), rats!);
  expect(heroesIn(draft)).toEqual(BASE_HERO_IDS);
  expect(draft.expansions).toEqual(['soloth', 'vermin']);
  expect(whyNotDraft(draft)).toBeNull();
});

it('who is wanted stays, whatever place that is', () => {
  const both = withHeroInstead(withAdventure(plain, inns!), 'hero:ice-princess', 'hero:wizard');
  expect(heroesIn(withAdventure(both, inns!))).toEqual(SOLOTH_HERO_IDS);
});

it('a story for nobody in particular leaves the heroes alone, and so does none', () => {
  expect(withAdventure(plain, bell!)).toEqual({ ...plain, adventure: bell });
  expect(withAdventure(withAdventure(plain, bell!), null)).toEqual(plain);
});
