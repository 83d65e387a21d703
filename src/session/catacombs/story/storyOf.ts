import {
  type Catacombs,
  type CatacombsEvent,
  HERO_IDS,
  heroesOf,
  type HeroId,
  heroOf,
  isAlly,
  type PieceId,
  readNumbered,
} from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { Course } from '../../game/course';
import type { CatacombsPlayed } from '../played';
import { seatsIn } from '../seatsIn';
import { deedsOf } from './deeds';
import { flickTales, type FlickTale, type StateAt } from './flickTales';
import type { BestFlick, GameStory, HeroStory, OverseerStory } from './gameStory';

type EventOf<K extends CatacombsEvent['kind']> = Extract<CatacombsEvent, { kind: K }>;

const ofKind = <K extends CatacombsEvent['kind']>(events: readonly CatacombsEvent[], kind: K): readonly EventOf<K>[] =>
  events.filter((event): event is EventOf<K> => event.kind === kind);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Of all that a player holds, an Ally acts for the Wizard (BASE-210). */
const actsFor = (piece: PieceId): HeroId | null =>
  isAlly(piece) ? 'hero:wizard' : (HERO_IDS.find((id) => id === piece) ?? null);

function heroStory(model: Catacombs, hero: HeroId, events: readonly CatacombsEvent[], tales: readonly FlickTale[]) {
  const killed = ofKind(events, 'killed');
  const damaged = ofKind(events, 'damaged');
  const held = model.setup.heroSeats.find(({ heroes }) => heroes.includes(hero));
  const story: HeroStory = {
    hero,
    seat: held?.seat ?? model.setup.overseer,
    kills: killed.filter(({ by }) => by === hero).map(({ piece }) => readNumbered(piece).of),
    gold: sum(ofKind(events, 'goldPaid').map((paid) => (paid.hero === hero ? paid.gold : 0))),
    damageDealt: sum(tales.map(({ film, damage }) => (actsFor(film.actor) === hero ? damage : 0))),
    damageTaken: sum(damaged.map(({ target, amount }) => (target === hero ? amount : 0))),
    deaths: killed.filter(({ piece }) => piece === hero).length,
    life: heroOf(model, hero).life,
  };
  return story;
}

const overseerStory = (model: Catacombs, events: readonly CatacombsEvent[]): OverseerStory => ({
  seat: model.setup.overseer,
  damageDealt: sum(ofKind(events, 'damaged').map(({ target, amount }) => (actsFor(target) === null ? 0 : amount))),
  felled: ofKind(events, 'killed').flatMap(({ piece }) => (actsFor(piece) === null ? [] : [piece])),
});

/** Kills first, then damage; the first of those that are alike. */
function bestOf(tales: readonly FlickTale[]): BestFlick | null {
  const best = tales.reduce<FlickTale | null>((found, tale) => {
    if (found === null) return tale;
    return tale.kills > found.kills || (tale.kills === found.kills && tale.damage > found.damage) ? tale : found;
  }, null);
  return best === null || best.damage === 0 ? null : { film: best.film, damage: best.damage, kills: best.kills };
}

/** Whose hand released it. */
function flicksOf({ timeline }: Course<CatacombsPlayed>, seat: SeatId): number {
  return timeline.steps.filter(
    ({ command }) => command.kind === 'flick' && command.flick !== null && command.seat === seat,
  ).length;
}

/** A game as people tell it afterwards: what was taken back did not happen. */
export function storyOf(course: Course<CatacombsPlayed>, stateAt: StateAt): GameStory {
  const { model } = course.timeline.state;
  const events = course.log.filter(({ isTakenBack }) => !isTakenBack).map(({ event }) => event);
  const tales = flickTales(course, stateAt);
  return {
    heroes: heroesOf(model).map(({ id }) => heroStory(model, id, events, tales)),
    overseer: overseerStory(model, events),
    roomsCleared: ofKind(events, 'roomCleared').length,
    rounds: ofKind(events, 'roundBegan').length,
    flicks: seatsIn(model.setup).map((seat) => ({ seat, flicks: flicksOf(course, seat) })),
    deeds: deedsOf(course, stateAt, tales),
    bestFlick: bestOf(tales),
  };
}
