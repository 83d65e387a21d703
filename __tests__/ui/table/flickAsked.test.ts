import { DISC_RADIUS_MM, targetsOf } from '../../../src/rules/catacombs';
import { chain, MISSILE } from '../../../src/rules/catacombs/content/attacks';
import type { LogLine } from '../../../src/session/catacombs';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import { askedOf } from '../../../src/ui/games/catacombs/play/asked';
import { pitchCount } from '../../../src/ui/games/catacombs/play/pitchCount';
import { firstProjectilePlace, lyingMissile } from '../../../src/ui/games/catacombs/play/projectile';
import { printCard } from '../../rules/catacombs/support/cards';
import { fight } from '../../rules/catacombs/support/fight';
import type { Table } from '../../rules/catacombs/support/table';

function flickOf({ state }: Table) {
  const asked = askedOf(state.prompt);
  if (asked.kind !== 'flick') throw new Error(`${asked.kind} is asked`);
  return asked;
}

/** The log of a table that is played on and on. */
function logOf(table: Table, ...plays: readonly ((table: Table) => Table)[]): readonly LogLine[] {
  const events = plays.flatMap((play) => play(table).events);
  return events.map((event, number) => ({ number, round: 1, event, film: null, isTakenBack: false })) as never;
}

describe('the count of flicks', () => {
  it('says which of a sequence it is', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const began = logOf(table, (it) => it.act('hero:elf', 'arrows'));
    expect(pitchCount(table.state, began)).toEqual({ nth: 1, of: 2 });
    const after = [...began, ...logOf(table, (it) => it.flick())];
    expect(pitchCount(table.state, after)).toEqual({ nth: 2, of: 2 });
  });

  it('says which of a chain it is', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const log = logOf(
      table,
      (it) => it.act('hero:barbarian', 'berserk'),
      (it) => it.flick(),
      (it) => it.flick(),
    );
    expect(pitchCount(table.state, log)).toEqual({ nth: 3, of: 4 });
  });

  it('is not told of the only flick of an action', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const log = logOf(table, (it) => it.act('hero:elf', 'punch'));
    expect(pitchCount(table.state, log)).toBeNull();
  });
});

describe('where a missile begins', () => {
  const placeFirst = (table: Table) => {
    const { state } = table;
    return firstProjectilePlace(flickOf(table).ask, { view: state, shown: shownOf(state) }, targetsOf(state));
  };
  const arrows = (orc: readonly [number, number]) => {
    const table = fight({ monsters: [['monster:orc', orc]], heroes: { 'hero:elf': [150, 250] } }).act(
      'hero:elf',
      'arrows',
    );
    return placeFirst(table);
  };

  it('is between its shooter and the nearest enemy', () => {
    expect(arrows([150, 60])).toEqual({ xMm: 150, yMm: 250 - 12.5 - 6 - 12.5 });
    expect(arrows([250, 250])).toEqual({ xMm: 150 + 12.5 + 6 + 12.5, yMm: 250 });
  });

  it('SOL-039: is 1 cm from who commands the undead', () => {
    const table = fight({
      monsters: [['monster:vampire', [150, 60]]],
      heroes: { 'hero:elf': [150, 250] },
      setup: { expansions: ['soloth'] },
    }).passAll();
    table.act('monster:vampire-1', 'attack-2');
    expect(placeFirst(table)).toEqual({ xMm: 150, yMm: 60 + DISC_RADIUS_MM.large + 12.5 + 10 });
  });

  it('is a sound place even where an enemy stands in the way', () => {
    const place = arrows([150, 220])!;
    const gapMm = Math.hypot(place.xMm - 150, place.yMm - 220) - 12.5 - 6;
    expect(gapMm).toBeGreaterThan(0);
  });

  it('BASE-167: is where it lies, in a chain', () => {
    printCard('monster:skeleton-archer', { actions: [[chain(3, MISSILE)]] });
    const table = fight({ monsters: ['monster:skeleton-archer'] })
      .passAll()
      .act('monster:skeleton-archer-1', 'attack-1');
    expect(lyingMissile(table.state)).toEqual([]);
    table.flick({ rest: { missile: [80, 395] } });
    expect(lyingMissile(table.state)).toEqual([{ id: 'missile', radiusMm: 6, xMm: 80, yMm: 395 }]);
  });
});
