import { simulate } from '../../../src/physics';
import { conquest, lying, startConquest, tableOf, type ConquestTypes } from '../../../src/rules/conquest';
import type { TakenPlace } from '../../../src/rules/flicking';
import { advance, timelineOf } from '../../../src/rules/machine';
import { flownFrom, landed, sent, striking, struck } from './flying';
import { FOUR, holding, setupOf, tokensOf } from './hand';

const MISSILE_MM = 6;

it('CONQ-156, CONQ-157, CONQ-158 off the mat a disc comes back tangent to the edge where it went off', () => {
  const { state, events, log } = struck(striking({ ground: 'mat' }), sent(-900, 0));
  expect(log.contacts[0]).toMatchObject({ kind: 'exit', a: 'sword-1' });
  expect(events).toContainEqual({ kind: 'putBack', disc: 'sword-1', xMm: 12.5, yMm: 27.5, contact: 0 });
  expect(state.model.discs['sword-1']).toEqual({ xMm: 12.5, yMm: 27.5 });
});

it('CONQ-158 what only hangs over the edge is nudged back, and no contact tells of it', () => {
  const discs = { 'sword-1': { xMm: 100, yMm: 60 } };
  const { events, log } = struck(striking({ ground: 'mat' }, { discs }), sent(-680, 0));
  expect(log.rest.discs.find(({ id }) => id === 'sword-1')!.putBack!.reason).toBe('overhanging');
  expect(events).toContainEqual({ kind: 'putBack', disc: 'sword-1', xMm: 12.5, yMm: 60 });
});

it('CONQ-158 contacts that it made before it left count, and who was pushed off is not lost', () => {
  const discs = { 'sword-1': { xMm: 500, yMm: 177.5 }, 'skull-1': { xMm: 570, yMm: 177.5 } };
  const { state, events, log } = struck(striking({ ground: 'mat' }, { discs }), sent(2000, 0));
  expect(tokensOf(state)).toEqual([8, 7, 9]);
  const contact = log.contacts.findIndex((entry) => entry.kind === 'exit' && entry.a === 'skull-1');
  expect(contact).toBeGreaterThan(0);
  expect(events).toContainEqual({ kind: 'putBack', disc: 'skull-1', xMm: 597.5, yMm: 177.5, contact });
});

it('CONQ-020, CONQ-201 between walls nothing leaves: it bounces, and wounds nobody after that', () => {
  const discs = { 'sword-1': { xMm: 500, yMm: 60 }, 'skull-2': { xMm: 400, yMm: 60 } };
  const { state, events, log } = struck(striking({}, { discs }), sent(2000, 0));
  expect(log.exits).toEqual([]);
  expect(log.contacts.slice(0, 2)).toMatchObject([
    { kind: 'wall', a: 'sword-1', b: 'right' },
    { kind: 'touch', a: 'skull-2', b: 'sword-1' },
  ]);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'harmless', target: 'skull-2', why: 'afterWall' }));
  expect(tokensOf(state)).toEqual([8, 8, 8]);
});

it('CONQ-202 boxed in it cannot move, and the shot counts as made', () => {
  const discs = {
    'sword-1': { xMm: 12.5, yMm: 12.5 },
    'crystal-1': { xMm: 44, yMm: 19 },
    'crystal-2': { xMm: 19, yMm: 82.5 },
  };
  const { state } = struck(striking({}, { discs }), sent(-300, -300));
  expect(state.prompt?.purpose).toMatchObject({ kind: 'shoot', shot: { index: 1, shot: 'move' } });
});

/** What a ray from here meets first: a disc by its id, else nothing but a wall. */
function firstMet(
  discs: readonly TakenPlace[],
  from: { xMm: number; yMm: number },
  x: number,
  y: number,
): string | null {
  const met = discs.flatMap(({ id, xMm, yMm, radiusMm }) => {
    const [dx, dy, reach] = [xMm - from.xMm, yMm - from.yMm, radiusMm + MISSILE_MM];
    const along = dx * x + dy * y;
    const aside = dx * y - dy * x;
    return along > 0 && Math.abs(aside) < reach ? [{ id, at: along - Math.sqrt(reach * reach - aside * aside) }] : [];
  });
  return met.sort((a, b) => a.at - b.at)[0]?.id ?? null;
}

it('CONQ-203 a very small disc at full speed goes through no disc and no wall, wherever it is sent', () => {
  const { model } = startConquest(striking(), 1).state;
  const from = { xMm: 200, yMm: 90 };
  const projectile = { id: 'missile', ...from, radiusMm: MISSILE_MM, isFixed: false, ignores: [] };
  for (let turn = 0; turn < 360; turn++) {
    const [x, y] = [Math.cos(turn * 0.0175), Math.sin(turn * 0.0175)];
    const flown = simulate(tableOf(model), { discId: 'missile', projectile, vxMmS: 2199 * x, vyMmS: 2199 * y });
    if (!flown.ok) throw new Error(flown.error.reason);
    const { contacts, exits, rest } = flown.value;
    const disc = firstMet(lying(model), from, x, y);
    const [first] = contacts;
    if (disc === null) expect(first).toMatchObject({ kind: 'wall', a: 'missile' });
    else expect(first?.kind === 'touch' && [first.a, first.b].sort()).toEqual([disc, 'missile'].sort());
    expect(exits).toEqual([]);
    for (const { xMm, yMm } of [...rest.discs, rest.projectile!]) {
      expect(Math.min(xMm, yMm, 610 - xMm, 355 - yMm)).toBeGreaterThanOrEqual(MISSILE_MM - 1e-6);
    }
  }
});

it('CONQ-107 the same flick from the same places gives the same log', () => {
  expect(struck(striking(), sent(1400, 700)).log).toEqual(struck(striking(), sent(1400, 700)).log);
});

it('CONQ-208 after a flick nothing is undone, but all may agree to take it again', () => {
  const opened = startConquest(striking(), 1);
  let timeline = timelineOf(opened);
  const on = (step: Parameters<typeof advance<ConquestTypes>>[2]) => {
    const next = advance(conquest, timeline, step);
    if (next.ok) timeline = next.timeline;
    return next.ok;
  };
  expect(on({ kind: 'choose', options: ['shield-knight/coral'] })).toBe(true);
  expect(on({ kind: 'undo' })).toBe(true);
  expect(on({ kind: 'choose', options: ['shield-knight/coral'] })).toBe(true);
  expect(on(sent(900, 100))).toBe(true);
  expect(on(landed(timeline.state))).toBe(true);
  expect(on({ kind: 'undo' })).toBe(false);
  const all = conquest.seatsOf(timeline.state);
  expect(on({ kind: 'retake', agreedBy: all.slice(1) })).toBe(false);
  expect(on({ kind: 'retake', agreedBy: all })).toBe(true);
  expect(timeline.state.model.discs['sword-1']).toEqual({ xMm: 27.5, yMm: 27.5 });
  expect(timeline.state.prompt?.purpose).toMatchObject({ kind: 'shoot', shot: { index: 0, shot: 'combat' } });
});

it('CONQ-102 the log of a flick is in order of time, then of wave, discs before walls; a touch has the speeds of both', () => {
  let count = 0;
  for (let turn = 0; turn < 72; turn++) {
    const { log } = struck(striking(), sent(2100 * Math.cos(turn * 0.0873), 2100 * Math.sin(turn * 0.0873)));
    for (const [index, entry] of log.contacts.entries()) {
      const before = log.contacts[index - 1];
      if (entry.kind !== 'touch' && entry.kind !== 'wall') throw new Error(`${entry.kind} within walls`);
      count += 1;
      if (entry.kind === 'touch') {
        expect(entry.a < entry.b).toBe(true);
        expect(Math.max(entry.aSpeedMmS, entry.bSpeedMmS)).toBeGreaterThan(0);
      }
      if (before?.kind !== 'touch' && before?.kind !== 'wall') continue;
      expect(entry.atMs).toBeGreaterThanOrEqual(before.atMs);
      if (entry.atMs > before.atMs) continue;
      expect(entry.wave).toBeGreaterThanOrEqual(before.wave);
      if (entry.wave === before.wave && before.kind === 'wall') expect(entry.kind).toBe('wall');
    }
  }
  expect(count).toBeGreaterThan(150);
});

it('CONQ-143 a crystal in the way keeps a blow off', () => {
  const faced = { 'sword-1': { xMm: 100, yMm: 120 }, 'skull-1': { xMm: 400, yMm: 120 } };
  const open = struck(striking({}, { discs: faced }), sent(1900, 0));
  expect(tokensOf(open.state)).toEqual([8, 7, 9]);
  const covered = { ...faced, 'crystal-2': { xMm: 250, yMm: 120 } };
  const shut = struck(striking({}, { discs: covered }), sent(1900, 0));
  expect(shut.log.contacts[0]).toMatchObject({ kind: 'touch', a: 'crystal-2', b: 'sword-1' });
  expect(tokensOf(shut.state)).toEqual([8, 8, 8]);
});

it('CONQ-147, CONQ-148 a crystal that is flown into a foe shoves it and costs nothing', () => {
  const discs = { 'crystal-2': { xMm: 200, yMm: 60 }, 'skull-1': { xMm: 300, yMm: 60 } };
  const of = setupOf({ seats: FOUR, ...holding({ ann: ['shield-knight/coral'] }, { step: 'crystal', discs }) });
  const { state, events } = flownFrom(startConquest(of, 1).state, sent(1200, 0, 'crystal-2'));
  expect(state.model.discs['skull-1'].xMm).toBeGreaterThan(320);
  expect(events.map(({ kind }) => kind)).not.toContain('hit');
  expect(tokensOf(state)).toEqual([8, 8, 8]);
});

it('CONQ-160 on the mat nothing meets a wall, so nothing is spoilt by one', () => {
  for (let turn = 0; turn < 36; turn++) {
    const shot = sent(2100 * Math.cos(turn * 0.1745), 2100 * Math.sin(turn * 0.1745));
    const { log, events } = struck(striking({ ground: 'mat' }), shot);
    expect(log.contacts.map(({ kind }) => kind)).not.toContain('wall');
    expect(events).not.toContainEqual(expect.objectContaining({ why: 'afterWall' }));
  }
});

describe('CONQ-199 how the wood feels', () => {
  const SLIDING = 2450;
  const restOf = (of: ReturnType<typeof striking>, vxMmS: number) => struck(of, sent(vxMmS, 0)).state.model.discs;

  it('CONQ-199 a disc at speed v runs v²/4.9 m', () => {
    for (const speed of [200, 700, 1400]) {
      const runs = restOf(striking(), speed)['sword-1'].xMm - 27.5;
      expect(runs).toBeCloseTo((speed * speed) / (2 * SLIDING), 6);
    }
  });

  it('CONQ-199 off a wall it has three quarters of the speed that it met it with', () => {
    const discs = { 'sword-1': { xMm: 112.5, yMm: 27.5 } };
    const met = 1000 * 1000 - 2 * SLIDING * 100;
    const back = (0.75 * 0.75 * met) / (2 * SLIDING);
    expect(restOf(striking({}, { discs }), -1000)['sword-1'].xMm).toBeCloseTo(12.5 + back, 6);
  });

  it('CONQ-199 of two discs alike the one that is met goes on with nine tenths of the speed, the other with one', () => {
    const discs = { 'sword-1': { xMm: 100, yMm: 120 }, 'skull-1': { xMm: 225, yMm: 120 } };
    const met = 1000 * 1000 - 2 * SLIDING * 100;
    const after = restOf(striking({}, { discs }), 1000);
    expect(after['skull-1'].xMm - 225).toBeCloseTo((0.81 * met) / (2 * SLIDING), 6);
    expect(after['sword-1'].xMm - 200).toBeCloseTo((0.01 * met) / (2 * SLIDING), 6);
  });
});

it('CONQ-207 a table that is saved and loaded after a flick lies to the last bit where it lay', () => {
  const first = struck(striking(), sent(1397, 701));
  const places = Object.values(first.state.model.discs).flatMap(({ xMm, yMm }) => [xMm, yMm]);
  // What was rounded would lie elsewhere.
  expect(places.filter((mm) => Math.abs(mm * 1e6 - Math.round(mm * 1e6)) > 1e-4).length).toBeGreaterThan(1);
  const loaded: typeof first.state = JSON.parse(JSON.stringify(first.state));
  expect(loaded).toEqual(first.state);
  const [on, again] = [first.state, loaded].map((state) => flownFrom(state, sent(-903, 1207)));
  expect(again!.log).toEqual(on!.log);
  expect(again!.state).toEqual(on!.state);
});
