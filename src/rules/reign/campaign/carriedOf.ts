import { EARNED } from '../content/growth';
import { freshHero, type Carried, type CarriedHero, type CarriedThing } from '../model/carried';
import type { Item, Person, Reign } from '../model/model';
import { isHero } from '../model/people';
import { heldBy, itemOf } from '../model/things';
import type { ReignState } from '../model/types';
import { HERO_IDS } from '../words/heroes';

const thingOf = ({ thing, runes }: Item): CarriedThing => ({ thing, runes });

/** Won, the secondary quest, unhurt, or at least tried (REIGN-300). */
function earnedBy({ quest }: Reign, isWon: boolean, { wasDowned }: Person): number {
  const ofQuest = isWon ? EARNED.won : EARNED.lost;
  return ofQuest + (quest?.porter === 'home' ? EARNED.secondary : 0) + (wasDowned ? 0 : EARNED.unhurt);
}

/** In equal shares among those who live, what is left over to the leader (REIGN-182, REIGN-367). */
function shareOf({ pot, leaders }: Reign, alive: readonly Person[], { id }: Person): number {
  const each = Math.floor(pot / Math.max(1, alive.length));
  const [leader = alive[0]?.id] = leaders.filter((one) => alive.some((person) => person.id === one));
  return each + (id === leader ? pot - each * alive.length : 0);
}

function survivor(model: Reign, isWon: boolean, alive: readonly Person[], person: Person): CarriedHero {
  const hero = HERO_IDS.find((id) => id === person.is);
  if (hero === undefined) throw new Error(`${person.id} is no hero`);
  const held = heldBy(person);
  const worn = itemOf(person, person.worn);
  const xp = earnedBy(model, isWon, person);
  const porter = model.quest?.porter === 'home' ? EARNED.destiny : 0;
  return {
    hero,
    held: held.map(thingOf),
    worn: worn === null ? null : thingOf(worn),
    pack: person.pack.filter((item) => !held.includes(item) && item !== worn).map(thingOf),
    skills: person.skills,
    spells: person.spells,
    handicaps: person.handicaps,
    gains: person.gains,
    coins: person.coins + shareOf(model, alive, person),
    xp: person.xp + xp,
    earned: person.earned + xp,
    destiny: person.destiny + (isWon ? EARNED.destiny : 0) + porter,
  };
}

/** What comes out of a quest, won or lost: whoever is dead is followed by a new hero (REIGN-061, REIGN-153, REIGN-266). */
export function carriedOf({ model, outcome }: ReignState): Carried {
  const people = Object.values(model.people).filter(isHero);
  const alive = people.filter(({ isDead }) => !isDead);
  const isWon = outcome?.isWon === true;
  return {
    heroes: people.map((person) => {
      const fresh = HERO_IDS.find((id) => id === person.is) ?? HERO_IDS[0];
      return person.isDead ? freshHero(fresh) : survivor(model, isWon, alive, person);
    }),
    strongbox: model.strongbox === null ? null : model.strongbox.map(thingOf),
  };
}
