import { simulate, simulateMany } from '../../src/physics';
import type { FlickTable, Shot } from '../../src/rules/flicking';
import { randomFlick } from './support/randomTables';
import { fly, throughJson } from './support/tables';

/** A flick in which discs touch again and again. */
const BUSY_SEED = 14;

const bits = (value: unknown) => JSON.stringify(value);

function reversed(table: FlickTable): FlickTable {
  return {
    ...table,
    discs: [...table.discs].reverse(),
    riders: [...table.riders].reverse(),
  };
}

/** The table as a flick left it; whatever an earlier flick was told does not survive. */
function afterwards(table: FlickTable, flick: Shot): FlickTable {
  const { rest } = fly(table, flick);
  const places = new Map(rest.discs.map((one) => [one.id, one]));
  return { ...table, discs: table.discs.map((one) => ({ ...one, ...pick(places.get(one.id)) })) };
}

function pick(rest: { xMm: number; yMm: number } | undefined) {
  if (rest === undefined) throw new Error('a disc vanished');
  return { xMm: rest.xMm, yMm: rest.yMm };
}

describe('a flick is a pure function, to the bit', () => {
  it('is the same without Matter: 3,000 random flicks', () => {
    let contacts = 0;
    for (let seed = 0; seed < 3000; seed++) {
      const { table, shot } = randomFlick(seed, 2 + (seed % 18));
      const { flight, ...result } = fly(table, shot);
      const [fast] = simulateMany(table, [shot]);
      expect(flight.tracks.length).toBe(table.discs.length);
      if (bits(fast) !== bits({ ok: true, value: result })) throw new Error(`seed ${seed} differs`);
      contacts += result.contacts.length;
    }
    expect(contacts).toBeGreaterThan(6000);
  });

  it('is the same whatever was flown before, and in any company', () => {
    const flicks = Array.from({ length: 60 }, (_, seed) => randomFlick(9000 + seed, 3 + (seed % 14)));
    const first = flicks.map(({ table, shot }) => bits(simulate(table, shot)));
    const backwards = [...flicks].reverse().map(({ table, shot }) => bits(simulate(table, shot)));
    expect(backwards.reverse()).toEqual(first);
    jest.isolateModules(() => {
      // A second copy of everything, Matter and its counters included, that has never flown.
      const fresh = jest.requireActual<typeof import('../../src/physics')>('../../src/physics');
      expect(fresh.simulate).not.toBe(simulate);
      const last = flicks.at(-1);
      if (last !== undefined) expect(bits(fresh.simulate(last.table, last.shot))).toBe(first.at(-1));
    });
  });

  it('is the same after a round trip through JSON, question and answer', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { table, shot } = randomFlick(20_000 + seed, 8);
      const outcome = fly(table, shot);
      expect(throughJson(outcome)).toEqual(outcome);
      expect(bits(fly(throughJson(table), throughJson(shot)))).toBe(bits(outcome));
    }
  });

  it('is the same in a chain of flicks that is saved and loaded between them', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { table, shot } = randomFlick(30_000 + seed, 10);
      let played = table;
      let loaded = table;
      for (let k = 0; k < 5; k++) {
        played = afterwards(played, shot);
        loaded = throughJson(afterwards(throughJson(loaded), shot));
      }
      expect(bits(loaded)).toBe(bits(played));
    }
  });

  it('does not depend on the order of any list', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { table, shot } = randomFlick(40_000 + seed, 4 + (seed % 16));
      expect(bits(fly(reversed(table), shot))).toBe(bits(fly(table, shot)));
    }
  });

  it('does not change what it is given', () => {
    const { table, shot } = randomFlick(1, 12);
    const before = bits({ table, shot });
    fly(table, shot);
    simulateMany(table, [shot]);
    expect(bits({ table, shot })).toBe(before);
  });
});

describe('simulateMany', () => {
  it('answers each shot by itself and refuses only the wrong ones', () => {
    const { table, shot } = randomFlick(5, 10);
    const answers = simulateMany(table, [shot, { ...shot, discId: 'nobody' }, shot]);
    expect(answers.map((answer) => answer.ok)).toEqual([true, false, true]);
    expect(bits(answers[2])).toBe(bits(answers[0]));
  });

  it('cuts a flick at the first instant that is enough, with the same contacts up to there', () => {
    const { table, shot } = randomFlick(BUSY_SEED, 16);
    const whole = fly(table, shot);
    const touches = (log: readonly { kind: string }[]) => log.filter((one) => one.kind === 'touch');
    expect(touches(whole.contacts).length).toBeGreaterThan(2);
    const [cut] = simulateMany(table, [shot], (contacts) => touches(contacts).length >= 1);
    if (cut === undefined || !cut.ok) throw new Error('refused');
    const log = touches(cut.value.contacts);
    expect(log.length).toBeLessThan(touches(whole.contacts).length);
    expect(log).toEqual(touches(whole.contacts).slice(0, log.length));
  });
});
