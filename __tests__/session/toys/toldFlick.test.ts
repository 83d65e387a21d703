import { goOn, openCourse } from '../../../src/session/course/course';
import { playOn } from '../../../src/session/course/playOn';
import type { GameModule } from '../../../src/session/game/gameModule';
import type { SeatId } from '../../../src/rules/machine';
import { ANN, BOB, BOTH, shoveModule, type ShovePlayed } from './shoveModule';
import { shove, shoveBook } from './shoveRules';

/** The same toy, but only who flicks may know whom a disc struck. */
const secretive: GameModule<ShovePlayed> = {
  ...shoveModule,
  book: {
    ...shoveModule.book,
    game: {
      ...shoveModule.book.game,
      eventFor: (state, event, eyes) =>
        event.kind === 'struck' && eyes !== ANN ? null : shove.eventFor(state as never, event, eyes),
    },
  },
};

function flicked(module: GameModule<ShovePlayed>) {
  const opened = shoveBook.start({ seats: BOTH, rounds: 1 }, 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  let course = openCourse(module, opened.value as never);
  const take = (seat: SeatId, answer: ShovePlayed['answer']): void => {
    const next = goOn(module, course, { ...answer, seat });
    if (!next.ok) throw new Error(next.error.reason);
    course = next.value;
  };
  const places = (seat: string, xMm: number) => [
    { id: `${seat}-a`, xMm, yMm: 60 },
    { id: `${seat}-b`, xMm, yMm: 160 },
  ];
  take(ANN, { kind: 'place', places: places('ann', 60) });
  take(BOB, { kind: 'place', places: places('bob', 270) });
  take(ANN, { kind: 'choose', options: ['bob-a'] });
  take(BOB, { kind: 'choose', options: ['ann-a'] });
  const flick = { discId: 'ann-a', vxMmS: 1300, vyMmS: 0, from: null };
  const played = playOn(module, course, [{ kind: 'flick', flick }], ANN);
  if (!played.ok) throw new Error(played.error.reason);
  return played.value.course;
}

const kinds = (events: readonly { readonly kind: string }[] = []) => events.map(({ kind }) => kind);

it('tells of a flick what the rules made of it', () => {
  expect(kinds(flicked(shoveModule).film?.events)).toEqual(['flicked', 'struck']);
});

it('tells of a flick only what everybody may know, the same to all eyes', () => {
  const course = flicked(secretive);
  expect(kinds(course.log.map(({ event }) => event))).toContain('struck');
  expect(kinds(course.film?.events)).toEqual(['flicked']);
  expect(course.log.flatMap(({ film }) => kinds(film?.events))).not.toContain('struck');
});
