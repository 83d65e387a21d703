import { drawCards } from '../../../machine';
import { dice } from '../../content/amounts';
import { questOf } from '../../content/quests';
import { zoneOf } from '../../content/zones';
import { appear, encountered, groupsOf } from '../../dungeon/dwellers';
import { Floor, isSound, type Placed } from '../../dungeon/floor';
import { changeQuest } from '../../dungeon/laying';
import { pileAt } from '../../dungeon/dealing';
import { creatureOf } from '../../content/creatures';
import { DOORWAY, distanceOf, FREE, hasFlag, touches, waysFrom } from '../../grid';
import { soakOf } from '../../model/attacks';
import type { Person, Reign } from '../../model/model';
import { everybody, isFearless, isHero, isStanding, leaderOf, levelOf, personOf } from '../../model/people';
import { entranceOf, groundFor, indexOf, isFreeSquare, squareOf, trapAt } from '../../model/places';
import type { ReignPlay, RuleOf } from '../../model/types';
import { lose, regain } from '../../moments/harm';
import { addPoints } from '../../moments/points';
import { testOf } from '../../moments/tests';
import { throwAmount } from '../../moments/throws';
import type { CharacterId } from '../../words/characters';
import type { ImprevuId } from '../../words/quests';
import { zoneOfSquare, type Square } from '../../words/squares';

/** A card off the deck, or off the one that was used and shuffled; its effect at once (REIGN-055, REIGN-056, REIGN-368). */
export const imprevuRule: RuleOf<'imprevu'> = {
  run(play) {
    const { quest } = play.model;
    if (quest === null) return;
    const { cards, deck } = drawCards(quest.imprevus, 1, (used) => play.shuffle('setup', used));
    const [card] = cards;
    if (card === undefined) return;
    changeQuest(play, { imprevus: { draw: deck.draw, discard: [...deck.discard, card] } });
    play.reveal();
    play.emit({ kind: 'imprevu', imprevu: card });
    EFFECTS[card](play);
  },
};

/** Nothing of it hurts who fights a duel (REIGN-144). */
const heroesOf = (model: Reign): readonly Person[] =>
  everybody(model).filter((one) => isHero(one) && one.at !== null && one.duel === null);

const questIn = ({ model }: ReignPlay) => {
  if (model.quest === null) throw new Error('no quest is under way');
  return model.quest;
};

const MOST_AT_ONCE = 6;

/** Rolled now; they wait in the next zone, or appear far from the heroes where nothing is left to open (REIGN-327/1). */
function ambush(play: ReignPlay): void {
  const quest = questIn(play);
  if (quest.ambush !== null) return;
  const found = encountered(play, questOf(quest.id).encounters);
  if (found === null) return;
  const { board } = play.model;
  const isWaiting = [...board.unlaid, ...quest.hidden.map(({ at }) => at)].some((at) => pileAt(quest, at).length > 0);
  if (isWaiting) return changeQuest(play, { ambush: found });
  const crowd = everybody(play.model).filter(({ side, at }) => side === 'master' && at !== null).length;
  const zone = crowd >= MOST_AT_ONCE ? null : farthestZone(play.model, creatureOf(found.is).keyword !== null);
  if (zone === null) return;
  for (const figures of groupsOf(found.is, found.count)) {
    const at = freeNear(play.model, zone);
    if (at !== null) appear(play, found.is, figures, at);
  }
}

/** Whose way in is the longest walk from the nearest hero; the dead pass over a chapel (REIGN-368). */
function farthestZone(model: Reign, isUnholy: boolean): number | null {
  const ground = groundFor(model);
  const traffic = new Uint8Array(ground.squares.length).fill(FREE);
  const walks = heroesOf(model).map(({ at }) =>
    waysFrom(ground, indexOf(ground, at), { traffic, stride: 1, points: 999 }),
  );
  const walk = (zone: number): number =>
    walks.reduce((least, ways) => Math.min(least, ways.costTo(indexOf(ground, entranceOf(model, zone)))), Infinity);
  const [best] = [...model.board.zones.keys()]
    .filter((zone) => zone > 0 && !(isUnholy && zoneOf(model.board.zones[zone]?.card ?? 'zone:chapel').isHoly))
    .filter((zone) => walk(zone) < Infinity)
    .sort((a, b) => walk(b) - walk(a));
  return best ?? null;
}

function freeNear(model: Reign, zone: number): Square | null {
  const ground = groundFor(model);
  const entrance = indexOf(ground, entranceOf(model, zone));
  const free = [...ground.squares.keys()].filter((index) => {
    const square = squareOf(ground, index);
    const isOfZone = zoneOfSquare(square) === zone && !hasFlag(ground, index, DOORWAY);
    return isOfZone && isFreeSquare(model, index) && model.quest?.allCells.includes(square) === false;
  });
  const [best] = free.sort((a, b) => distanceOf(ground, entrance, a) - distanceOf(ground, entrance, b));
  return best === undefined ? null : squareOf(ground, best);
}

/** Zones with heroes in them, each with all that stands there. */
function occupied(model: Reign): readonly { floor: Floor; elements: readonly Placed[]; holes: readonly Square[] }[] {
  const zones = new Set(heroesOf(model).map(({ at }) => zoneOfSquare(at ?? 0)));
  const { board, quest } = model;
  return [...zones].flatMap((zone) => {
    const card = board.zones[zone]?.card;
    if (card === undefined) return [];
    const breaches = [...board.breaches, ...(quest?.hidden ?? []).map(({ at }) => at)];
    const own = (at: Square): boolean => zoneOfSquare(at) === zone;
    const floor = new Floor(zone, card, breaches.filter(own));
    const holes = model.traps.filter(({ kind, state, at }) => kind === 'hole' && state !== 'disarmed' && own(at));
    return [{ floor, elements: board.elements.filter(({ at }) => own(at)), holes: holes.map(({ at }) => at) }];
  });
}

/** Empty floor where something may come to be without cutting off anything or anybody (REIGN-368). */
function legalSquares(
  model: Reign,
  withIt: (at: Square) => readonly [readonly Placed[], readonly Square[]],
): readonly Square[] {
  const heroes = heroesOf(model).filter(isStanding);
  return occupied(model).flatMap(({ floor, elements, holes }) =>
    floor.squaresOf('.').filter((at) => {
      const index = indexOf(groundFor(model), at);
      const isTaken = elements.some((one) => one.at === at) || trapAt(model, at) !== null;
      if (isTaken || !isFreeSquare(model, index)) return false;
      const [more, pits] = withIt(at);
      const all = [...elements, ...more];
      if (!isSound(floor, all, [...holes, ...pits])) return false;
      const shut = new Set([...all.filter(({ kind }) => kind === 'rubble').map((one) => one.at), ...holes, ...pits]);
      const steps = floor.stepsFrom(floor.entrance, shut, shut);
      return heroes.every((hero) => hero.at === null || zoneOfSquare(hero.at) !== floor.zone || steps.has(hero.at));
    }),
  );
}

const MOST_OF_A_KIND = 2;

/** Rubble, never in the only way; whoever is beside it gets out of the way or is hit (REIGN-327/4). */
function caveIn(play: ReignPlay): void {
  const { caveIns } = questIn(play);
  if (caveIns >= MOST_OF_A_KIND) return;
  const squares = legalSquares(play.model, (at) => [[{ kind: 'rubble', at }], []]);
  const at = squares.length === 0 ? undefined : squares[play.drawBelow('setup', squares.length)];
  if (at === undefined) return;
  const near = everybody(play.model).filter((one) => {
    const ground = groundFor(play.model);
    return one.duel === null && one.at !== null && touches(ground, indexOf(ground, at), indexOf(ground, one.at));
  });
  const { board } = play.model;
  const rubble = { id: `rubble-${board.elements.length + 1}`, kind: 'rubble', at } as const;
  play.change({ ...play.model, board: { ...board, elements: [...board.elements, rubble] } });
  changeQuest(play, { caveIns: caveIns + 1 });
  play.emit({ kind: 'cavedIn', at });
  play.next(
    ...near.map((one) => {
      const test = testOf(play.model, one, 'caveIn', 0);
      return { kind: 'test', who: one.id, why: 'caveIn', test, then: { kind: 'caveIn' } } as const;
    }),
  );
}

/** 2D less Endurance and armour (REIGN-368). */
export function buried(play: ReignPlay, who: CharacterId): void {
  const soak = soakOf(play.model, personOf(play.model, who));
  lose(play, who, throwAmount(play, null, 'amount', dice(2)) - soak, 'caveIn', null);
}

/** Hidden on an empty square away from the heroes (REIGN-327/11). */
function forgottenTrap(play: ReignPlay): void {
  const quest = questIn(play);
  const kind = throwAmount(play, null, 'imprevu', dice(1)) <= 2 ? 'hole' : 'spikes';
  if (kind === 'hole' && quest.pits >= MOST_OF_A_KIND) return;
  const ground = groundFor(play.model);
  const heroes = heroesOf(play.model).map(({ at }) => indexOf(ground, at));
  const entrances = play.model.board.zones.map((_, zone) => indexOf(ground, entranceOf(play.model, zone)));
  const squares = legalSquares(play.model, (at) => [[], kind === 'hole' ? [at] : []]).filter((at) => {
    const index = indexOf(ground, at);
    const isByDoor = kind === 'hole' && entrances.some((one) => touches(ground, index, one));
    return !isByDoor && !heroes.some((hero) => touches(ground, hero, index));
  });
  const at = squares.length === 0 ? undefined : squares[play.drawBelow('setup', squares.length)];
  if (at === undefined) return;
  const named = play.model.named + 1;
  const trap = { id: `${kind}-${named}`, kind, at, state: 'set', isKnown: false, laidBy: 'catacombs' } as const;
  play.change({ ...play.model, named, traps: [...play.model.traps, trap] });
  if (kind === 'hole') changeQuest(play, { pits: quest.pits + 1 });
}

/** The least agile; of equals one by chance (REIGN-327/5). */
function strayRat(play: ReignPlay): void {
  const agility = (one: Person): number => levelOf(play.model, one, 'agility');
  const heroes = heroesOf(play.model);
  const least = Math.min(...heroes.map(agility));
  const slow = heroes.filter((one) => agility(one) === least);
  const bitten = slow[slow.length > 1 ? play.drawBelow('setup', slow.length) : 0];
  if (bitten !== undefined) lose(play, bitten.id, 1, 'imprevu', null);
}

function grimEcho(play: ReignPlay): void {
  const afraid = heroesOf(play.model).filter((one) => isStanding(one) && !isFearless(one) && !one.isBrave);
  play.next(
    ...afraid.map((one) => {
      const test = testOf(play.model, one, 'fear', 1);
      return { kind: 'test', who: one.id, why: 'fear', test, then: { kind: 'fear' } } as const;
    }),
  );
}

function falseStep(play: ReignPlay): void {
  const leader = leaderOf(play.model);
  if (leader === null || leader.duel !== null) return;
  const test = testOf(play.model, leader, 'falseStep', 0);
  play.next({ kind: 'test', who: leader.id, why: 'falseStep', test, then: { kind: 'falseStep' } });
}

export const stumbled = (play: ReignPlay, who: CharacterId): void => addPoints(play, who, -1, 'imprevu');

function gleam(play: ReignPlay): void {
  const coins = 10 * throwAmount(play, null, 'imprevu', dice(1));
  const leader = leaderOf(play.model);
  if (coins === 0 || leader === null) return;
  play.change({ ...play.model, pot: play.model.pot + coins });
  play.emit({ kind: 'coins', who: leader.id, coins });
}

const EFFECTS: Readonly<Record<ImprevuId, (play: ReignPlay) => void>> = {
  'imprevu:ambush': ambush,
  'imprevu:deceptive-calm': () => undefined,
  'imprevu:icy-draught': (play) => changeQuest(play, { isMisty: true }),
  'imprevu:cave-in': caveIn,
  'imprevu:stray-rat': strayRat,
  'imprevu:grim-echo': grimEcho,
  'imprevu:false-step': falseStep,
  'imprevu:rusted-lock': (play) => changeQuest(play, { isRusty: true }),
  'imprevu:second-wind': (play) => {
    for (const { id } of heroesOf(play.model)) regain(play, id, throwAmount(play, id, 'amount', dice(1)));
  },
  'imprevu:gleam-in-the-dust': gleam,
  'imprevu:forgotten-trap': forgottenTrap,
  'imprevu:good-omen': (play) => changeQuest(play, { hasOmen: true }),
};
