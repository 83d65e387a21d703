import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { startCatacombs, type CatacombsState } from '../../../src/rules/catacombs';
import { freshChoices, setupOf } from '../../../src/session/catacombs/choices/freshChoices';
import { deedsOf } from '../../../src/session/catacombs/story/deeds';
import { lastStanding, type FlickTale } from '../../../src/session/catacombs/story/flickTales';
import { type Course, openCourse } from '../support/ofCatacombs';
import type { ToldFlick } from '../../../src/session/catacombs';

const course: Course = openCourse(startCatacombs(setupOf(freshChoices(1)), 1));
const { state } = course.timeline;

type Pieces = NonNullable<CatacombsState['model']['room']>['pieces'];

const hero = (id: 'hero:elf' | 'hero:thief', isDown = false): Pieces => ({
  [id]: {
    ...{ kind: 'hero', id, card: id, xMm: 100, yMm: 400, radiusMm: 12.5, hasActed: false },
    stun: isDown ? { round: 1, by: 'monster:troll-1' } : null,
  } as Pieces[string],
});

const standing = (pieces: Pieces): CatacombsState => ({
  ...state,
  model: { ...state.model, room: { ...state.model.room!, pieces } },
});

const tale = (actor: string, change: Partial<FlickTale> = {}): FlickTale => ({
  film: { actor } as ToldFlick,
  lastUp: lastStanding(standing({ ...hero('hero:elf'), ...hero('hero:thief') })),
  damage: 0,
  kills: 0,
  rebounds: 0,
  reachMm: 0,
  ...change,
});

const told = (...tales: readonly FlickTale[]) =>
  deedsOf(course, (step) => [state][step] ?? null, tales).map(({ kind, by, number, film }) => [
    kind,
    by,
    number,
    film !== null,
  ]);

it('what everybody does is no deed', () => {
  expect(told()).toEqual([]);
  expect(told(tale('hero:elf', { damage: 1, kills: 1, rebounds: 1, reachMm: 149 }))).toEqual([]);
});

it('of several the greatest is told, and the first of those that are alike', () => {
  const thief = tale('hero:thief', { damage: 2, kills: 2 });
  const elf = tale('hero:elf', { damage: 3, kills: 2, rebounds: 4, reachMm: 300.4 });
  expect(told(thief, elf, tale('hero:barbarian', { rebounds: 4 }))).toEqual([
    ['killedAtOnce', 'hero:thief', 2, true],
    ['hardestFlick', 'hero:elf', 3, true],
    ['longestRebound', 'hero:elf', 4, true],
    ['longestShot', 'hero:elf', 300, true],
  ]);
});

it('a last stand is what a hero kills while no other stands', () => {
  const lastUp = lastStanding(standing({ ...hero('hero:elf'), ...hero('hero:thief', true) }));
  expect(lastUp).toBe('hero:elf');
  expect(told(tale('hero:elf', { kills: 1, lastUp }), tale('hero:elf', { kills: 1, lastUp }))).toEqual([
    ['lastStand', 'hero:elf', 2, false],
  ]);
});

it('a narrow escape is a hero who ends a room with hardly any life', () => {
  const heroes = { ...state.model.heroes, 'hero:wizard': { ...heroOf(state.model, 'hero:wizard'), life: 1 } };
  const cleared: Course = {
    ...course,
    log: [
      {
        ...{ number: 0, round: 3, film: null, flick: null, isTakenBack: false, cause: null, step: -1 },
        event: { kind: 'roomCleared', card: 'room:cold-hearth' },
      },
    ],
  };
  const after = { ...state, model: { ...state.model, heroes } };
  expect(
    deedsOf(cleared, (step) => [after][step] ?? null, []).map(({ kind, by, number }) => [kind, by, number]),
  ).toEqual([['narrowEscape', 'hero:wizard', 1]]);
});
