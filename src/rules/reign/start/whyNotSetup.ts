import { refuse, type Refusal } from '../../machine';
import { BULK, hasFlag, isObstacle, LIQUID, UNLAID } from '../grid';
import { questOf } from '../content/quests';
import type { QuestSetup, ReignOpening, ReignSetup } from '../model/setup';
import { groundFor, indexOf } from '../model/places';
import { everybody, isHero } from '../model/people';
import { zoneOf } from '../content/zones';
import { squareName, zoneOfSquare, type Square } from '../words/squares';
import { openingModel } from './openingModel';

const MOST_HEROES = 4;
const FACES = 6;

const misplaced = (place: string, message: string, rule: string | null): Refusal =>
  refuse('badSetup', rule, { place, message });

/** One to four heroes, each once (REIGN-004). */
function whyNotHeroes({ heroes, master }: ReignSetup): Refusal | null {
  if (heroes.length < 1 || heroes.length > MOST_HEROES) return misplaced('heroes', 'one to four heroes', 'REIGN-004');
  const twice = heroes.findIndex(({ hero }, at) => heroes.findIndex((one) => one.hero === hero) !== at);
  if (twice >= 0) return misplaced(`heroes.${twice}.hero`, 'a hero is there once', 'REIGN-004');
  const shared = heroes.findIndex(({ seat }) => seat === master);
  return shared < 0 ? null : misplaced(`heroes.${shared}.seat`, 'the GM has a seat of its own', 'REIGN-006');
}

const whyNotDraws = ({ draws }: ReignSetup): Refusal | null => {
  const wrong = draws.findIndex((face) => face < 0 || face >= FACES);
  return wrong < 0 ? null : misplaced(`draws.${wrong}`, 'a face is 0 to 5', 'REIGN-013');
};

/** The first zone has no doorway, each further one an exit of a zone before it, none of them twice (REIGN-366). */
function whyNotZones(opening: ReignOpening): Refusal | null {
  const { zones } = opening;
  if (zones.length === 0) return misplaced('opening.zones', 'no zone', 'REIGN-366');
  for (const [index, { behind }] of zones.entries()) {
    const place = `opening.zones.${index}.behind`;
    if ((index === 0) !== (behind === null))
      return misplaced(place, 'the first zone alone lies behind no exit', 'REIGN-366');
    if (behind === null) continue;
    const before = zoneOfSquare(behind);
    const card = before < index ? zones[before]?.card : undefined;
    if (card === undefined || !isExit(card, behind)) return misplaced(place, 'no exit of a zone before', 'REIGN-366');
    if (zones.findIndex((one) => one.behind === behind) !== index)
      return misplaced(place, 'an exit leads to one zone', 'REIGN-366');
  }
  return null;
}

const isExit = (card: Parameters<typeof zoneOf>[0], square: Square): boolean => {
  const [, column = '', row = ''] = /^\d+:(\d+),(\d+)$/.exec(squareName(square)) ?? [];
  return '123'.includes(zoneOf(card).plan[Number(row)]?.[Number(column)] ?? ' ');
};

/** One character a square, on floor; every hero of the table (REIGN-338). */
function whyNotPeople(setup: ReignSetup, { people }: ReignOpening): Refusal | null {
  const model = openingModel(setup);
  const ground = groundFor(model);
  for (const [index, { at, who }] of people.entries()) {
    const place = `opening.people.${index}.at`;
    const own = indexOf(ground, at);
    const isFloor = own >= 0 && !isObstacle(ground, own) && !hasFlag(ground, own, BULK | LIQUID | UNLAID);
    if (!isFloor) return misplaced(place, 'nobody can stand there', 'REIGN-208');
    if (people.findIndex((one) => one.at === at) !== index)
      return misplaced(place, 'one character a square', 'REIGN-338');
    if (people.findIndex((one) => one.who === who) !== index && setup.heroes.some(({ hero }) => hero === who)) {
      return misplaced(`opening.people.${index}.who`, 'a hero is there once', 'REIGN-004');
    }
  }
  const stranger = everybody(model).find(
    (person) => isHero(person) && !setup.heroes.some(({ hero }) => hero === person.is),
  );
  if (stranger !== undefined) return misplaced('opening.people', `nobody plays ${stranger.id}`, 'REIGN-004');
  const missing = setup.heroes.find(({ hero }) => !people.some(({ who }) => who === hero));
  return missing === undefined ? null : misplaced('opening.people', `${missing.hero} stands nowhere`, 'REIGN-004');
}

/** Each card once, that of the quest among them and not on top, unless its zone is laid by hand (REIGN-239, REIGN-243). */
function whyNotPile({ pile, id }: QuestSetup, isUnderWay: boolean): Refusal | null {
  if (pile === null) return null;
  const twice = pile.findIndex((card, at) => pile.indexOf(card) !== at);
  if (twice >= 0) return misplaced(`quest.pile.${twice}`, 'each card is there once', 'REIGN-239');
  const at = pile.indexOf(questOf(id).card);
  return isUnderWay || at > 0 ? null : misplaced('quest.pile', 'the card of the quest, and not on top', 'REIGN-239');
}

/** Why nothing can begin like this. */
export function whyNotSetup(setup: ReignSetup): Refusal | null {
  const { opening, quest } = setup;
  const refusal = whyNotHeroes(setup) ?? whyNotDraws(setup);
  if (refusal !== null) return refusal;
  if (opening === null && quest === null) return misplaced('quest', 'a quest, or an opening by hand', 'REIGN-007');
  const badPile = quest === null ? null : whyNotPile(quest, opening !== null);
  return badPile !== null || opening === null ? badPile : (whyNotZones(opening) ?? whyNotPeople(setup, opening));
}
