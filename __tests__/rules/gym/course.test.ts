import { advance, refuse, timelineOf, whyNot } from '../../../src/rules/machine';
import { gym, openGym } from '../../../src/rules/gym';
import { at, came, choose, exit, flick, nothing, played, replayText, setupOf, touch, written } from './hand';

const STRIKE = { goals: [{ kind: 'strike', targets: ['orc'] }] };
const HIT = [flick(), came([touch('elf', 'orc')])];
const MISS = [flick(), came()];

it('GYM-003, GYM-004 asks for any disc that moves, at most as fast as the set-up says', () => {
  const { state } = played({ maxSpeedMmS: 900 }, []);
  expect(state.prompt).toMatchObject({ seats: ['player'], purpose: { kind: 'flick' }, number: 0 });
  expect(state.prompt?.ask).toMatchObject({
    kind: 'flick',
    discs: ['elf', 'orc', 'goblin'],
    projectile: null,
    maxSpeedMmS: 900,
    mayDecline: true,
  });
  const fast = { kind: 'flick', flick: { discId: 'elf', from: null, vxMmS: 0, vyMmS: -901 } } as const;
  expect(whyNot(gym, state, fast)).toEqual(refuse('tooFast', 'GYM-004', { maxSpeedMmS: 900 }));
});

it('GYM-003 asks for those alone that the set-up names, and refuses any other', () => {
  const { state } = played({ flickable: ['goblin'] }, []);
  expect(state.prompt?.ask).toMatchObject({ discs: ['goblin'] });
  const other = { kind: 'flick', flick: { discId: 'elf', from: null, vxMmS: 0, vyMmS: -9 } } as const;
  expect(whyNot(gym, state, other)).toMatchObject({ reason: 'notYourDisc', rule: 'GYM-003' });
});

it('hands physics the whole board, and the shot', () => {
  const { state, events } = played({ board: { widthMm: 200, heightMm: 300, edge: 'wall' } }, [flick()]);
  expect(events).toEqual([{ kind: 'flicked', disc: 'elf', vxMmS: 0, vyMmS: -800 }]);
  expect(state.prompt?.purpose).toEqual({ kind: 'flight', disc: 'elf' });
  const { ask } = state.prompt!;
  if (ask.kind !== 'flickResolved') throw new Error('nothing is in flight');
  expect(ask.table).toMatchObject({ widthMm: 200, heightMm: 300, edge: 'wall', riders: [] });
  expect(ask.table.discs.map(({ id, isFixed }) => [id, isFixed])).toEqual([
    ...['elf', 'orc', 'goblin'].map((id) => [id, false]),
    ['pillar', true],
  ]);
  expect(ask.shot).toEqual({ discId: 'elf', projectile: null, vxMmS: 0, vyMmS: -800 });
});

it('GYM-005, GYM-006 tells whom it struck and who left, each with its contact', () => {
  const log = [touch('elf', 'orc'), touch('orc', 'goblin'), exit('goblin', 200, 60), touch('elf', 'orc')];
  const lies = [at('goblin', 190.5, 60), at('elf', 100, 85)];
  const { events, state } = played({}, [flick(), came(log, lies)]);
  expect(events.slice(1)).toEqual([
    { kind: 'struck', by: 'elf', target: 'orc', contact: 0 },
    { kind: 'left', disc: 'goblin', xMm: 200, yMm: 60, isGone: false, contact: 2 },
  ]);
  expect(state.model.discs.find(({ id }) => id === 'goblin')).toMatchObject({ xMm: 190.5, yMm: 60 });
  expect(state.model.discs.find(({ id }) => id === 'elf')).toMatchObject({ xMm: 100, yMm: 85 });
});

it('GYM-005 what is gone for good is no more, and nobody flicks it', () => {
  const over = [flick(), came([exit('goblin', 200, 60)], [at('goblin', 190.5, 60)])];
  const { events, state } = played({ leavers: 'gone' }, over);
  expect(events.at(-1)).toEqual({ kind: 'left', disc: 'goblin', xMm: 200, yMm: 60, isGone: true, contact: 0 });
  expect(state.model.discs.map(({ id }) => id)).toEqual(['elf', 'orc', 'pillar']);
  expect(state.prompt?.ask).toMatchObject({ discs: ['elf', 'orc'] });
});

it('GYM-013, GYM-015 is solved when every goal is met, for stars by the flicks that it took', () => {
  const stars = { three: 1, two: 3 };
  const ends = [0, 1, 2, 3].map((misses) => {
    const commands = [...Array.from({ length: misses }, () => MISS).flat(), ...HIT];
    return played({ ...STRIKE, stars }, commands).state;
  });
  expect(ends.map(({ outcome }) => outcome)).toEqual([
    { isSolved: true, stars: 3, flicks: 1 },
    { isSolved: true, stars: 2, flicks: 2 },
    { isSolved: true, stars: 2, flicks: 3 },
    { isSolved: true, stars: 1, flicks: 4 },
  ]);
  for (const end of ends) expect([end.prompt, gym.winnersOf(end)]).toEqual([null, ['player']]);
});

it('GYM-014 is over unsolved when the flicks are spent', () => {
  const { state, events } = played({ ...STRIKE, flicks: 2 }, [...MISS, ...MISS]);
  expect(events.slice(-2)).toEqual([{ kind: 'missed' }, { kind: 'ended', isSolved: false, stars: 0, flicks: 2 }]);
  expect([state.outcome, gym.winnersOf(state)]).toEqual([{ isSolved: false, stars: 0, flicks: 2 }, []]);
  expect(played({ ...STRIKE, flicks: 2 }, [...MISS, ...HIT]).state.outcome).toMatchObject({ isSolved: true });
});

it('GYM-014 is over unsolved when nothing is left to be flicked', () => {
  const over = [flick(), came([exit('elf', 100, 0)], [at('elf', 100, 12.5)])];
  const { state } = played({ ...STRIKE, leavers: 'gone', flickable: ['elf'] }, over);
  expect(state.outcome).toEqual({ isSolved: false, stars: 0, flicks: 1 });
});

describe('without goals', () => {
  it('GYM-016 goes on for ever, and tells neither of a miss nor of an end', () => {
    const { state, events } = played({}, [...MISS, ...HIT, ...MISS]);
    expect(events.flatMap((event) => ('kind' in event ? [event.kind] : []))).toEqual([
      ...['flicked', 'flicked', 'struck', 'flicked'],
    ]);
    expect([state.prompt?.purpose.kind, state.model.flicks]).toEqual(['flick', 3]);
  });

  it('GYM-016 may go on, begin again or be left instead of a flick', () => {
    const moved = [flick(), came([], [at('elf', 100, 200)])];
    const { state } = played({}, [...moved, nothing]);
    expect(state.prompt).toMatchObject({ purpose: { kind: 'instead' } });
    expect(state.prompt?.ask).toEqual({
      kind: 'choose',
      options: ['goOn', 'again', 'leave'],
      barred: [],
      min: 1,
      max: 1,
    });
    const on = played({}, [...moved, nothing, choose('goOn')]).state;
    expect([on.prompt?.purpose.kind, on.model.flicks]).toEqual(['flick', 1]);
    const again = played({}, [...moved, nothing, choose('again')]);
    expect(again.events.at(-1)).toEqual({ kind: 'reset' });
    expect(again.state.model).toEqual(played({}, []).state.model);
    const left = played({}, [...moved, nothing, choose('leave')]);
    expect(left.events.at(-1)).toEqual({ kind: 'ended', isSolved: false, stars: 0, flicks: 1 });
  });

  it('GYM-003, GYM-016 with nothing left to flick, there is only to begin again or to leave', () => {
    const over = [flick(), came([exit('elf', 100, 0)], [at('elf', 100, 12.5)])];
    const { state } = played({ leavers: 'gone', flickable: ['elf'] }, over);
    const { ask } = state.prompt!;
    if (ask.kind !== 'choose') throw new Error('asked for a flick');
    expect(ask.options).toEqual(['again', 'leave']);
    expect(ask.barred).toEqual([{ option: 'goOn', refusal: refuse('nothingToFlick', 'GYM-003') }]);
  });

  it('GYM-016 a flick is taken again', () => {
    const { state, events } = replayText(written({}, [...HIT, { kind: 'retake' }]));
    expect(state.model).toEqual(played({}, []).state.model);
    expect(events.at(-1)).toEqual({ kind: 'takenBack', by: 'retake', commands: 2 });
  });
});

describe('with goals', () => {
  it('GYM-017 nothing is laid anew, and whoever leaves has not solved it', () => {
    const { state } = played(STRIKE, [...MISS, nothing]);
    const { ask } = state.prompt!;
    if (ask.kind !== 'choose') throw new Error('asked for a flick');
    expect(ask.options).toEqual(['goOn', 'leave']);
    expect(whyNot(gym, state, { kind: 'choose', options: ['again'] })).toEqual(refuse('tryStands', 'GYM-017'));
    const left = played(STRIKE, [...MISS, nothing, choose('leave')]).state;
    expect(left.outcome).toEqual({ isSolved: false, stars: 0, flicks: 1 });
  });

  it('GYM-017 a flick stands: neither undone nor taken again', () => {
    for (const kind of ['undo', 'retake']) {
      expect(() => replayText(written(STRIKE, [...MISS, { kind }]))).toThrow('commands[2]: refused: nothingToTakeBack');
    }
  });
});

it('GYM-018 every seed gives the same game, and all of it lies open', () => {
  const ends = [0, 1, 4294967295].map((seed) => replayText(written(STRIKE, [...MISS, ...HIT], seed)));
  for (const { events, state } of ends) {
    expect(events).toEqual(ends[0]?.events);
    expect([state.model, state.outcome]).toEqual([ends[0]?.state.model, ends[0]?.state.outcome]);
    expect(gym.viewFor(state, null)).toBe(state);
  }
});

it('GYM-019 tells of the last flick how fast it was, whom it touched, and who left where', () => {
  const log = [touch('elf', 'orc'), touch('orc', 'goblin'), exit('goblin', 200, 60), touch('elf', 'orc')];
  const slanting = { kind: 'flick', flick: { discId: 'elf', vxMmS: 300, vyMmS: -400 } };
  const flown = [slanting, came(log, [at('goblin', 190.5, 60)])];
  expect(played({}, []).state.model.last).toBeNull();
  expect(played({}, flown).state.model.last).toEqual({
    discId: 'elf',
    speedMmS: 500,
    struck: ['orc'],
    exits: [{ discId: 'goblin', xMm: 200, yMm: 60 }],
  });
  expect(played({}, [...flown, ...MISS]).state.model.last).toMatchObject({ speedMmS: 800, struck: [], exits: [] });
});

it('can be undone up to the flick, and no further', () => {
  const opened = openGym(setupOf({}), 1);
  if (!opened.ok) throw new Error(opened.error.reason);
  const declined = advance(gym, timelineOf(opened.value), { kind: 'flick', flick: null });
  if (!declined.ok) throw new Error(declined.refusal.reason);
  const undone = advance(gym, declined.timeline, { kind: 'undo' });
  expect(undone.ok && undone.timeline.state).toEqual(opened.value.state);
  expect(() => replayText(written({}, [...HIT, { kind: 'undo' }]))).toThrow('nothingToTakeBack');
});
