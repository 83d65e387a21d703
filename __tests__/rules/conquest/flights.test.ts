import { simulate } from '../../../src/physics';
import {
  conquest,
  lying,
  startConquest,
  tableOf,
  type ConquestState,
  type ConquestTypes,
} from '../../../src/rules/conquest';
import type { FlickResolvedAnswer, TakenPlace } from '../../../src/rules/flicking';
import { advance, apply, timelineOf, type Command } from '../../../src/rules/machine';
import { FOUR, holding, setupOf, tokensOf } from './hand';

type Answer = Command<ConquestTypes>;
const MISSILE_MM = 6;

const setup = (more: object = {}, opening: object = {}) =>
  setupOf({ seats: FOUR, ...holding({ ann: ['shield-knight/coral'] }, { step: 'act', ...opening }), ...more });

const flick = (vxMmS: number, vyMmS: number, discId = 'sword-1'): Answer => ({
  kind: 'flick',
  flick: { discId, from: null, vxMmS, vyMmS },
});

/** What the physics of the app makes of the flick that is in the air. */
function landed({ prompt }: ConquestState): FlickResolvedAnswer {
  if (prompt?.ask.kind !== 'flickResolved') throw new Error('nothing flies');
  const flown = simulate(prompt.ask.table, prompt.ask.shot);
  if (!flown.ok) throw new Error(flown.error.reason);
  const { contacts, exits, rest } = flown.value;
  return { kind: 'flickResolved', contacts, exits, rest };
}

function take(state: ConquestState, answer: Answer) {
  const applied = apply(conquest, state, answer);
  if (!applied.ok) throw new Error(applied.refusal.reason);
  return applied;
}

/** The card is played, and its combat shot flown. */
function struck(of: ReturnType<typeof setup>, shot: Answer) {
  const begun = take(startConquest(of, 1).state, { kind: 'choose', options: ['shield-knight/coral'] });
  const aloft = take(begun.state, shot);
  const log = landed(aloft.state);
  return { ...take(aloft.state, log), log };
}

it('CONQ-156, CONQ-157, CONQ-158 off the mat a disc comes back tangent to the edge where it went off', () => {
  const { state, events, log } = struck(setup({ ground: 'mat' }), flick(-900, 0));
  expect(log.contacts[0]).toMatchObject({ kind: 'exit', a: 'sword-1' });
  expect(events).toContainEqual({ kind: 'putBack', disc: 'sword-1', xMm: 12.5, yMm: 27.5, contact: 0 });
  expect(state.model.discs['sword-1']).toEqual({ xMm: 12.5, yMm: 27.5 });
});

it('CONQ-158 what only hangs over the edge is nudged back, and no contact tells of it', () => {
  const discs = { 'sword-1': { xMm: 100, yMm: 60 } };
  const { events, log } = struck(setup({ ground: 'mat' }, { discs }), flick(-680, 0));
  expect(log.rest.discs.find(({ id }) => id === 'sword-1')!.putBack!.reason).toBe('overhanging');
  expect(events).toContainEqual({ kind: 'putBack', disc: 'sword-1', xMm: 12.5, yMm: 60 });
});

it('CONQ-158 contacts that it made before it left count, and who was pushed off is not lost', () => {
  const discs = { 'sword-1': { xMm: 500, yMm: 177.5 }, 'skull-1': { xMm: 570, yMm: 177.5 } };
  const { state, events, log } = struck(setup({ ground: 'mat' }, { discs }), flick(2000, 0));
  expect(tokensOf(state)).toEqual([8, 7, 9]);
  const contact = log.contacts.findIndex((entry) => entry.kind === 'exit' && entry.a === 'skull-1');
  expect(contact).toBeGreaterThan(0);
  expect(events).toContainEqual({ kind: 'putBack', disc: 'skull-1', xMm: 597.5, yMm: 177.5, contact });
});

it('CONQ-020, CONQ-201 between walls nothing leaves: it bounces, and wounds nobody after that', () => {
  const discs = { 'sword-1': { xMm: 500, yMm: 60 }, 'skull-2': { xMm: 400, yMm: 60 } };
  const { state, events, log } = struck(setup({}, { discs }), flick(2000, 0));
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
  const { state } = struck(setup({}, { discs }), flick(-300, -300));
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
  const { model } = startConquest(setup(), 1).state;
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
  expect(struck(setup(), flick(1400, 700)).log).toEqual(struck(setup(), flick(1400, 700)).log);
});

it('CONQ-208 after a flick nothing is undone, but all may agree to take it again', () => {
  const opened = startConquest(setup(), 1);
  let timeline = timelineOf(opened);
  const on = (step: Parameters<typeof advance<ConquestTypes>>[2]) => {
    const next = advance(conquest, timeline, step);
    if (next.ok) timeline = next.timeline;
    return next.ok;
  };
  expect(on({ kind: 'choose', options: ['shield-knight/coral'] })).toBe(true);
  expect(on({ kind: 'undo' })).toBe(true);
  expect(on({ kind: 'choose', options: ['shield-knight/coral'] })).toBe(true);
  expect(on(flick(900, 100))).toBe(true);
  expect(on(landed(timeline.state))).toBe(true);
  expect(on({ kind: 'undo' })).toBe(false);
  const all = conquest.seatsOf(timeline.state);
  expect(on({ kind: 'retake', agreedBy: all.slice(1) })).toBe(false);
  expect(on({ kind: 'retake', agreedBy: all })).toBe(true);
  expect(timeline.state.model.discs['sword-1']).toEqual({ xMm: 27.5, yMm: 27.5 });
  expect(timeline.state.prompt?.purpose).toMatchObject({ kind: 'shoot', shot: { index: 0, shot: 'combat' } });
});
