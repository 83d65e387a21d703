import { fight } from './support/fight';
import { tableAt } from './support/tableAt';

const OWNED = { boards: { 'hero:wizard': { equipment: ['equipment:familiar' as const] } } };

/** The Familiar is about to be placed, with this on the board. */
const placing = (pieces: Parameters<typeof fight>[0]) => {
  const { model } = fight({ ...pieces, ...OWNED });
  return tableAt({ ...OWNED, model: { room: model.room }, tasks: [{ kind: 'placeFamiliar' }] });
};

const ALONE = {
  'hero:elf': 'away',
  'hero:barbarian': 'away',
  'hero:thief': 'away',
  'hero:wizard': [150, 420],
} as const;

it('BASE-221: with room beside him, the Familiar stands nowhere else', () => {
  const table = placing({ heroes: ALONE });
  const far = { kind: 'place', places: [{ id: 'ally:familiar', xMm: 230, yMm: 410 }] } as const;
  expect(table.refusal(far)).toMatchObject({ reason: 'outOfReach', rule: 'BASE-221' });
  expect(table.place({ 'ally:familiar': [180, 420] }).event('placed')).toMatchObject({ piece: 'ally:familiar' });
});

it('BASE-221: a Wizard hemmed in on all sides still brings his Familiar into the zone', () => {
  const about = [
    [112, 420],
    [188, 420],
    [131, 387],
    [169, 387],
    [131, 453],
    [169, 453],
  ] as const;
  const pieces = about.map(([xMm, yMm], index) => ({
    kind: 'obstacle' as const,
    id: `obstacle-${index + 1}`,
    xMm,
    yMm,
    radiusMm: 19,
  }));
  const table = placing({ heroes: ALONE, pieces });
  expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['ally:familiar'] });
  expect(table.place({ 'ally:familiar': [230, 410] }).event('placed')).toMatchObject({ piece: 'ally:familiar' });
});
