import { boardBox, liesIn, placeTurned, projectionOf, toScreen, turnOf, wholeBoard } from '../../../src/board/camera';
import { vec2 } from '../../../src/lib';
import { ARENA_MM, TEAMS, type Team } from '../../../src/rules/conquest';
import { LIES, liesAt } from '../../../src/ui/games/conquest/board/lies';
import { RIM_MM } from '../../../src/ui/games/conquest/catalogue/rim';

const ARENA = { ...ARENA_MM, rimMm: RIM_MM.walls };
const PHONE = { widthPx: 390, heightPx: 700 };
const ON_ITS_SIDE = { widthPx: 700, heightPx: 390 };

/** Where the middles of the short sides of the arena are on a screen, as the share of it from its first corner. */
function endsOn(viewport: typeof PHONE, team: Team) {
  const lies = liesIn(viewport, ARENA, 0, LIES[team]);
  const { frame, widthPx, heightPx } = boardBox(viewport, ARENA, { eyes: 0, lies });
  const projection = projectionOf(wholeBoard(ARENA), frame, ARENA);
  const [sword, skull] = [0, ARENA_MM.widthMm].map((xMm) => {
    const place = toScreen(projection, vec2(xMm, ARENA_MM.heightMm / 2));
    const { x, y } = placeTurned(place, frame, turnOf(frame));
    return { across: x / widthPx, down: y / heightPx };
  });
  return { sword: sword!, skull: skull!, pxPerMm: projection.pxPerMm };
}

it.each(TEAMS)(
  'on an upright screen the end of %s is near for its own people, and the arena as large as it can be',
  (team) => {
    const ends = endsOn(PHONE, team);
    expect(ends[team].down).toBeGreaterThan(0.9);
    expect(ends[team].across).toBeCloseTo(0.5, 1);
    expect(ends.pxPerMm).toBeCloseTo(endsOn(ON_ITS_SIDE, team).pxPerMm, 2);
  },
);

it.each(TEAMS)('on a screen that lies Sword is at the left for the people of %s', (team) => {
  const { sword, skull } = endsOn(ON_ITS_SIDE, team);
  expect(sword.across).toBeLessThan(0.1);
  expect(skull.across).toBeGreaterThan(0.9);
});

it.each(TEAMS)('on an upright screen the arena of %s is not turned where little height is left of it', (team) => {
  const little = { widthPx: 390, heightPx: 240 };
  expect(liesIn(little, ARENA, 0, LIES[team])).toBe(0);
  expect(liesIn(little, ARENA, 0, liesAt(team, true))).toBe(liesIn(PHONE, ARENA, 0, LIES[team]));
  expect(liesAt(team, false)).toEqual(LIES[team]);
});
