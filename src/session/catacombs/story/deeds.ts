import { heroesOf, type HeroId } from '../../../rules/catacombs';
import type { Course } from '../../game/course';
import type { CatacombsPlayed } from '../played';
import type { FlickTale, StateAt } from './flickTales';
import type { Deed, DeedKind } from './gameStory';

interface Measure {
  readonly kind: DeedKind;
  /** Less than this is nothing to speak of. */
  readonly least: number;
  readonly of: (tale: FlickTale) => number;
}

const MEASURES: readonly Measure[] = [
  { kind: 'killedAtOnce', least: 2, of: ({ kills }) => kills },
  { kind: 'hardestFlick', least: 2, of: ({ damage }) => damage },
  { kind: 'longestRebound', least: 2, of: ({ rebounds }) => rebounds },
  { kind: 'longestShot', least: 150, of: ({ reachMm }) => Math.round(reachMm) },
];

/** The first of the greatest. */
function greatest<T>(items: readonly T[], of: (item: T) => number): T | null {
  return items.reduce<T | null>((best, item) => (best === null || of(item) > of(best) ? item : best), null);
}

function measured({ kind, least, of }: Measure, tales: readonly FlickTale[]): Deed | null {
  const best = greatest(tales, of);
  return best === null || of(best) < least ? null : { kind, by: best.film.actor, number: of(best), film: best.film };
}

function lastStand(heroes: readonly HeroId[], tales: readonly FlickTale[]): Deed | null {
  const stands = heroes.map((hero) => ({
    hero,
    kills: tales
      .filter(({ film, lastUp }) => film.actor === hero && lastUp === hero)
      .reduce((sum, { kills }) => sum + kills, 0),
  }));
  const best = greatest(stands, ({ kills }) => kills);
  return best === null || best.kills === 0
    ? null
    : { kind: 'lastStand', by: best.hero, number: best.kills, film: null };
}

/** A hero with so much life or less has only just come out of it. */
const NARROW_LIFE = 2;

function narrowEscape({ log }: Course<CatacombsPlayed>, stateAt: StateAt): Deed | null {
  const ends = log.filter(({ event, isTakenBack }) => event.kind === 'roomCleared' && !isTakenBack);
  const escapes = ends.flatMap(({ step }) => {
    const after = stateAt(step + 1);
    const heroes = after === null ? [] : heroesOf(after.model);
    return heroes.filter(({ life }) => life > 0 && life <= NARROW_LIFE);
  });
  const best = greatest(escapes, ({ life }) => -life);
  return best === null ? null : { kind: 'narrowEscape', by: best.id, number: best.life, film: null };
}

const heroesIn = ({ timeline }: Course<CatacombsPlayed>): readonly HeroId[] =>
  heroesOf(timeline.state.model).map(({ id }) => id);

/** What was done that is worth telling, each once. */
export const deedsOf = (
  course: Course<CatacombsPlayed>,
  stateAt: StateAt,
  tales: readonly FlickTale[],
): readonly Deed[] =>
  [
    ...MEASURES.map((measure) => measured(measure, tales)),
    lastStand(heroesIn(course), tales),
    narrowEscape(course, stateAt),
  ].filter((deed) => deed !== null);
