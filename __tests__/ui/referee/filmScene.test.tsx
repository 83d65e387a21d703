import type { FlickFilm } from '../../../src/session/catacombs';
import { films } from '../../../src/ui/games/catacombs/referee';
import { filmScene } from '../../../src/ui/referee/filmScene';

const ORC = 'monster:orc-1';
const disc = { id: ORC, xMm: 100, yMm: 100, radiusMm: 12.5 };
const rider = { id: 'spike-1', hostId: ORC, slipXMm: 2, slipYMm: 0 };

const filmOf = (fell: boolean) =>
  ({
    board: 'crypt',
    table: { widthMm: 300, heightMm: 450, discs: [disc], riders: [rider] },
    shot: { projectile: null },
    result: { rest: { discs: [disc], projectile: null, riders: [{ ...rider, slipXMm: 7, fell }] } },
  }) as unknown as FlickFilm;

const orcOf = (film: FlickFilm, moment: 'before' | 'after') => filmScene(film, films, moment).pieces[0];

it('shows the ice on a disc before the flick and after it, where it has slipped to', () => {
  expect(orcOf(filmOf(false), 'before')).toMatchObject({ marks: ['frozen'], slipMm: { x: 2, y: 0 } });
  expect(orcOf(filmOf(false), 'after')).toMatchObject({ marks: ['frozen'], slipMm: { x: 7, y: 0 } });
});

it('shows no ice any more on a disc that it has fallen off', () => {
  expect(orcOf(filmOf(true), 'after')?.marks).toEqual([]);
});
