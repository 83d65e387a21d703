import { at, came, exit, flick, meets, played, touch, wall } from './hand';

const WALLED = { board: { widthMm: 200, heightMm: 300, edge: 'wall' } };

it('GYM-008 a nudge counts from the least way to the most, whoever moved it', () => {
  const nudge = { kind: 'nudge', disc: 'orc', leastMm: 20, mostMm: 40 };
  const moved = (mm: number) => meets(nudge, [touch('elf', 'orc')], [at('orc', 100, 60 + mm)]);
  expect([19.9, 20, 40, 40.1].map(moved)).toEqual([false, true, true, false]);
  const own = { ...nudge, disc: 'elf' };
  expect(meets(own, [], [at('elf', 100, 220)])).toBe(true);
});

it('GYM-008 a disc that was put back lies where it was put back, one that is gone nowhere', () => {
  const nudge = { kind: 'nudge', disc: 'orc', leastMm: 40, mostMm: 50 };
  const left = [[touch('elf', 'orc'), exit('orc', 100, 0)], [at('orc', 100, 12.5)]] as const;
  expect(meets(nudge, ...left)).toBe(true);
  expect(meets(nudge, ...left, { leavers: 'gone' })).toBe(false);
});

it('GYM-009 a bank touches the cushion that is asked for before it first touches the target', () => {
  const bank = (off: string) => ({ kind: 'bank', target: 'orc', off });
  const offWall = [wall('elf', 'left'), touch('elf', 'orc')];
  const offPillar = [touch('elf', 'pillar'), touch('elf', 'orc')];
  expect(['wall', 'fixed', 'any'].map((off) => meets(bank(off), offWall, [], WALLED))).toEqual([true, false, true]);
  expect(['wall', 'fixed', 'any'].map((off) => meets(bank(off), offPillar, [], WALLED))).toEqual([false, true, true]);
});

it('GYM-009 no bank: the target before the wall or the pillar, another that touched the wall, a cushion that moves, no target at all', () => {
  const bank = { kind: 'bank', target: 'orc' };
  expect(meets(bank, [touch('elf', 'orc'), wall('elf', 'top'), touch('elf', 'orc')], [], WALLED)).toBe(false);
  expect(meets(bank, [touch('elf', 'orc'), touch('elf', 'pillar'), touch('elf', 'orc')], [], WALLED)).toBe(false);
  expect(meets(bank, [wall('goblin', 'top'), touch('elf', 'orc')], [], WALLED)).toBe(false);
  expect(meets(bank, [touch('elf', 'goblin'), touch('elf', 'orc')], [], WALLED)).toBe(false);
  expect(meets(bank, [wall('elf', 'left')], [], WALLED)).toBe(false);
});

it('GYM-006, GYM-010 all that are named are struck by the flicked disc itself, in one flick', () => {
  const both = { kind: 'strike', targets: ['orc', 'goblin'] };
  expect(meets(both, [touch('elf', 'orc'), touch('elf', 'goblin')], [])).toBe(true);
  expect(meets(both, [touch('elf', 'orc'), touch('orc', 'goblin')], [])).toBe(false);
  const { events } = played({ goals: [both] }, [
    ...[flick(), came([touch('elf', 'orc')])],
    ...[flick(), came([touch('elf', 'goblin')])],
  ]);
  expect(events.filter((event) => 'kind' in event && event.kind === 'missed')).toHaveLength(2);
});

it('GYM-011 the middle rests between two circles, their lines included', () => {
  const stop = { kind: 'stop', disc: 'elf', xMm: 100, yMm: 150, innerMm: 10, outerMm: 30 };
  const rests = (mm: number) => meets(stop, [], [at('elf', 100, 150 + mm)]);
  expect([9.9, 10, 30, 30.1].map(rests)).toEqual([false, true, true, false]);
});

it('GYM-011 where no disc is named it is the one that was flicked', () => {
  const stop = { kind: 'stop', xMm: 100, yMm: 150, outerMm: 5 };
  expect(meets(stop, [], [at('elf', 100, 150)])).toBe(true);
  expect(meets(stop, [touch('elf', 'orc')], [at('orc', 100, 150)])).toBe(false);
});

it.each(['putBack', 'gone'])(
  'GYM-012 who crosses the edge is pushed off, unless it was flicked itself (%s)',
  (leavers) => {
    const push = (disc: string) => ({ kind: 'pushOff', disc });
    const over = (id: string) => [[exit(id, 100, 0)], [at(id, 100, 12.5)]] as const;
    expect(meets(push('orc'), ...over('orc'), { leavers })).toBe(true);
    expect(meets(push('orc'), ...over('goblin'), { leavers })).toBe(false);
    expect(meets(push('elf'), ...over('elf'), { leavers })).toBe(false);
  },
);

it('GYM-007 each flick is judged alone, and a goal that is met stays met', () => {
  const goals = [
    { kind: 'nudge', disc: 'elf', leastMm: 30, mostMm: 30 },
    { kind: 'strike', targets: ['orc'] },
  ];
  const { state, events } = played({ goals }, [
    ...[flick(), came([], [at('elf', 100, 235)])],
    ...[flick(), came([], [at('elf', 100, 220)])],
    ...[flick(), came([], [at('elf', 100, 190)])],
    ...[flick(), came([], [at('elf', 100, 160)])],
    ...[flick(), came([touch('elf', 'orc')], [at('elf', 100, 130)])],
  ]);
  const kinds = events.flatMap((event) => ('kind' in event ? [event.kind] : [])).filter((kind) => kind !== 'flicked');
  expect(kinds).toEqual(['missed', 'missed', 'goalMet', 'missed', 'struck', 'goalMet', 'ended']);
  expect(state.model.met).toEqual([0, 1]);
});
