import {
  BESIDE,
  came,
  flick,
  FOUR,
  holding,
  leave,
  play,
  played,
  refusalOf,
  shot,
  tokensOf,
  touch,
  wall,
} from './hand';

const SETUP = { seats: FOUR, ...holding({ ann: ['bolt-hunter/moth'] }, { step: 'act' }) };
const AIMED = [play('bolt-hunter/moth'), ...shot(), play('skull-2'), BESIDE['sword-1']];
const stopped = (contacts: readonly object[]) => ({
  kind: 'flickResolved',
  contacts,
  rest: { projectile: { id: 'missile', xMm: 250, yMm: 40 } },
});
const after = (...log: readonly object[]) => played(SETUP, [...AIMED, stopped(log)]);

it('CONQ-097 one enemy is named before the flick', () => {
  const { state } = played(SETUP, AIMED.slice(0, 3));
  expect(state.prompt).toMatchObject({
    seats: ['ann'],
    purpose: { kind: 'target', character: 'sword-1', shot: { card: 'bolt-hunter/moth', index: 1, shot: 'missile' } },
    ask: { options: ['skull-1', 'skull-2'], min: 1, max: 1 },
  });
  expect(refusalOf(SETUP, [...AIMED.slice(0, 3), play('sword-2')])).toContain('noSuchOption');
  const named = played(SETUP, AIMED.slice(0, 4));
  expect(named.last).toEqual([{ kind: 'named', target: 'skull-2' }]);
});

it('CONQ-097, CONQ-099 a hit of the named enemy ends the shot', () => {
  const { state, last } = after(touch('missile', 'skull-2'));
  expect(tokensOf(state)).toEqual([8, 7, 9]);
  expect(last.map(({ kind }) => kind)).not.toContain('missed');
  expect(state.prompt?.purpose.kind).toBe('moveCrystal');
});

it.each([
  ['it touched nobody', []],
  ['it touched the other enemy alone', [touch('missile', 'skull-1')]],
  ['it came off a wall before', [wall('missile'), touch('missile', 'skull-2')]],
])('CONQ-098 a miss: %s', (_, log) => {
  const { state, last } = after(...log);
  expect(tokensOf(state)).toEqual([8, 8, 8]);
  expect(last).toContainEqual({ kind: 'missed', target: 'skull-2', mayFlickAgain: true });
  expect(state.model.projectile).toEqual({ kind: 'missile', xMm: 250, yMm: 40 });
  expect(state.prompt).toMatchObject({
    seats: ['ann'],
    purpose: { kind: 'shootAgain', target: 'skull-2', projectile: 'missile' },
    ask: { kind: 'flick', discs: ['missile'], projectile: null, mayDecline: true },
  });
});

it('CONQ-097 only the named enemy can be wounded, and that is said', () => {
  const { last } = after(touch('missile', 'skull-1'));
  expect(last).toContainEqual({
    kind: 'harmless',
    target: 'skull-1',
    contact: 0,
    why: 'notTheTarget',
    rule: 'CONQ-097',
  });
});

it('CONQ-098 it may be flicked once more from where it stopped, afresh, and then no more', () => {
  const again = [...AIMED, stopped([wall('missile')]), flick()];
  const flying = played(SETUP, again);
  const { ask } = flying.state.prompt!;
  if (ask.kind !== 'flickResolved') throw new Error('nothing flies');
  expect(ask.table.discs).toContainEqual(expect.objectContaining({ id: 'missile', xMm: 250, yMm: 40, radiusMm: 6 }));
  expect(ask.shot).toMatchObject({ discId: 'missile', projectile: null });
  const hit = played(SETUP, [...again, came([touch('missile', 'skull-2')])]);
  expect(tokensOf(hit.state)).toEqual([8, 7, 9]);
  const miss = played(SETUP, [...again, came([])]);
  expect(miss.last).toContainEqual({ kind: 'missed', target: 'skull-2', mayFlickAgain: false });
  for (const { state } of [hit, miss]) {
    expect(state.model.projectile).toBeNull();
    expect(state.prompt?.purpose.kind).toBe('moveCrystal');
  }
});

it('CONQ-098, CONQ-073 the second flick may be left, and the missile goes', () => {
  const { state, last } = played(SETUP, [...AIMED, stopped([]), leave]);
  expect(state.model.projectile).toBeNull();
  expect(last[0]).toEqual({ kind: 'projectileGone', disc: 'missile', why: 'spent' });
  expect(state.prompt?.purpose.kind).toBe('moveCrystal');
});

it('CONQ-073, CONQ-159 the second flick ends with the missile spent, or off the mat', () => {
  const again = [...AIMED, stopped([]), flick()];
  const gone = (ground: string, contacts: readonly object[]) =>
    played({ ...SETUP, ground }, [...again, came(contacts)]).last.filter(({ kind }) => kind === 'projectileGone');
  const left = [{ kind: 'exit', a: 'missile', xMm: 610, yMm: 60 }];
  expect(gone('walls', [])).toEqual([{ kind: 'projectileGone', disc: 'missile', why: 'spent' }]);
  expect(gone('mat', [])).toEqual([{ kind: 'projectileGone', disc: 'missile', why: 'spent' }]);
  expect(gone('mat', left)).toEqual([{ kind: 'projectileGone', disc: 'missile', why: 'offTheMat' }]);
});

it('CONQ-159 off the mat it is gone, and with it the second flick', () => {
  const off = {
    kind: 'flickResolved',
    contacts: [{ kind: 'exit', a: 'missile', xMm: 610, yMm: 60 }],
    rest: { projectile: { id: 'missile', xMm: 604, yMm: 60 } },
  };
  const { state, last } = played({ ...SETUP, ground: 'mat' }, [...AIMED, off]);
  expect(last).toContainEqual({ kind: 'missed', target: 'skull-2', mayFlickAgain: false });
  expect(last).toContainEqual({ kind: 'projectileGone', disc: 'missile', why: 'offTheMat' });
  expect(state.prompt?.purpose.kind).toBe('moveCrystal');
});
