import {
  at,
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
  throwFrom,
  tokensOf,
  touch,
  wall,
} from './hand';

/** The Sword's first card is played by Ann; nobody of the Skull keeps armour. */
const turnOf = (card: string, more: object = {}) => ({ seats: FOUR, ...holding({ ann: [card] }, more) });
const hitsIn = ({ all }: ReturnType<typeof played>) =>
  all.flatMap((event) =>
    event.kind === 'hit' ? [event.target] : event.kind === 'harmless' ? [`${event.target} ${event.why}`] : [],
  );

/** One combat shot with this log. */
const combat = (log: readonly object[], more: object = {}) =>
  played(turnOf('shield-knight/coral', more), [play('shield-knight/coral'), flick(), came(log)]);

it('CONQ-065, CONQ-067, CONQ-068, CONQ-070 the shots of the card in printed order, each one flick of the own disc', () => {
  const setup = turnOf('berserker-mage/rat');
  const asked = (count: number) =>
    played(setup, [play('berserker-mage/rat'), ...Array.from({ length: count }, () => shot()).flat()]).state.prompt;
  for (const [index, kind] of ['combat', 'move', 'combat'].entries()) {
    expect(asked(index)).toMatchObject({
      seats: ['ann'],
      purpose: {
        kind: 'shoot',
        character: 'sword-1',
        shot: { card: 'berserker-mage/rat', index, shot: kind },
        target: null,
      },
      ask: { kind: 'flick', discs: ['sword-1'], projectile: null, mayDecline: false },
    });
  }
  expect(asked(3)?.purpose.kind).toBe('moveCrystal');
  expect(refusalOf(setup, [play('berserker-mage/rat'), flick('sword-2')])).toContain('notYourDisc');
});

it('CONQ-069 no shot can be left out, however feeble it is', () => {
  const setup = turnOf('shield-knight/coral');
  expect(refusalOf(setup, [play('shield-knight/coral'), leave])).toContain('mustFlick');
  const feeble = (vxMmS: number) => ({ kind: 'flick', flick: { vxMmS, vyMmS: 0 } });
  expect(refusalOf(setup, [play('shield-knight/coral'), feeble(43)])).toContain('tooSlow');
  expect(refusalOf(setup, [play('shield-knight/coral'), feeble(2201)])).toContain('tooFast');
  expect(played(setup, [play('shield-knight/coral'), feeble(44)]).state.prompt?.purpose.kind).toBe('watch');
});

it('CONQ-085 a move wounds nobody, and is told why', () => {
  const told = played(turnOf('royal-archer/coral'), [
    play('royal-archer/coral'),
    flick(),
    came([touch('sword-1', 'skull-1')]),
  ]);
  expect(told.last).toContainEqual({
    kind: 'harmless',
    target: 'skull-1',
    contact: 0,
    why: 'moveShot',
    rule: 'CONQ-085',
  });
  expect(tokensOf(told.state)).toEqual([8, 8, 8]);
});

it('CONQ-086, CONQ-151 a combat shot takes one token, which goes to the bank', () => {
  const { last, state } = combat([touch('sword-1', 'skull-2')]);
  expect(last.slice(1, 3)).toEqual([
    { kind: 'hit', shot: 'combat', target: 'skull-2', contact: 0, damage: 1 },
    { kind: 'tokenMoved', from: 'skull', to: 'bank', why: 'damage' },
  ]);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
});

it('CONQ-087 a critical combat takes two', () => {
  const { state } = played(turnOf('hill-barbarian/rat'), [
    play('hill-barbarian/rat'),
    flick(),
    came([touch('sword-1', 'skull-1')]),
  ]);
  expect(tokensOf(state)).toEqual([8, 6, 10]);
});

it('CONQ-075, CONQ-080 both enemies are hit, one off the other: the damage is doubled', () => {
  const both = combat([touch('sword-1', 'skull-1'), touch('sword-1', 'skull-2')]);
  expect(tokensOf(both.state)).toEqual([8, 6, 10]);
});

it('CONQ-077 each enemy counts once, however often it is touched', () => {
  const again = combat([touch('sword-1', 'skull-1'), touch('crystal-1', 'sword-1'), touch('sword-1', 'skull-1')]);
  expect(tokensOf(again.state)).toEqual([8, 7, 9]);
});

it('CONQ-076 who is knocked by a crystal, by a companion or by the other enemy is not hit', () => {
  const knocked = combat([
    ...[touch('sword-1', 'crystal-1'), touch('crystal-1', 'skull-1')],
    ...[touch('sword-1', 'sword-2'), touch('sword-2', 'skull-2')],
  ]);
  expect(hitsIn(knocked)).toEqual(['sword-2 companion']);
  expect(tokensOf(combat([touch('sword-1', 'skull-1'), touch('skull-1', 'skull-2')]).state)).toEqual([8, 7, 9]);
});

it('CONQ-078 no friendly fire', () => {
  const own = combat([touch('sword-1', 'sword-2')]);
  expect(own.last).toContainEqual({
    kind: 'harmless',
    target: 'sword-2',
    contact: 0,
    why: 'companion',
    rule: 'CONQ-078',
  });
  expect(tokensOf(own.state)).toEqual([8, 8, 8]);
});

it('CONQ-079 off a crystal it still wounds', () => {
  expect(tokensOf(combat([touch('sword-1', 'crystal-1'), touch('sword-1', 'skull-1')]).state)).toEqual([8, 7, 9]);
});

it('CONQ-081, CONQ-082, CONQ-103 after a wall nothing is hit, what was hit before it stands', () => {
  const after = combat([touch('sword-1', 'skull-2'), wall('sword-1'), touch('sword-1', 'skull-1')]);
  expect(hitsIn(after)).toEqual(['skull-2', 'skull-1 afterWall']);
  expect(after.last).toContainEqual({
    kind: 'harmless',
    target: 'skull-1',
    contact: 2,
    why: 'afterWall',
    rule: 'CONQ-081',
  });
  expect(tokensOf(after.state)).toEqual([8, 7, 9]);
  // A wall that the enemy came off says nothing.
  expect(tokensOf(combat([wall('skull-1'), touch('sword-1', 'skull-1')]).state)).toEqual([8, 7, 9]);
});

it('CONQ-160 on the mat there is no wall that could spoil a shot', () => {
  const log = [wall('sword-1'), touch('sword-1', 'skull-1')];
  const of = turnOf('shield-knight/coral');
  const onTheMat = played({ ...of, ground: 'mat' }, [play('shield-knight/coral'), flick(), came(log)]);
  expect(hitsIn(onTheMat)).toEqual(['skull-1']);
  expect(hitsIn(combat(log))).toEqual(['skull-1 afterWall']);
});

it('CONQ-082 the next flick begins afresh', () => {
  const setup = turnOf('berserker-mage/rat');
  const { state } = played(setup, [
    ...[play('berserker-mage/rat'), flick(), came([wall('sword-1'), touch('sword-1', 'skull-1')])],
    ...shot(),
    ...[flick(), came([touch('sword-1', 'skull-1')])],
  ]);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
});

it('CONQ-104 in the very instant of the wall it has not yet rebounded', () => {
  const together = combat([wall('sword-1', 'right', { atMs: 50 }), touch('sword-1', 'skull-1', { atMs: 50 })]);
  expect(hitsIn(together)).toEqual(['skull-1']);
});

it('CONQ-083 off a wall that it lay against it rebounds only when it is driven into it', () => {
  const discs = { 'sword-1': { xMm: 12.5, yMm: 100 } };
  const along = (speedMmS: number) =>
    combat([wall('sword-1', 'left', { atMs: 0, speedMmS }), touch('sword-1', 'skull-1', { atMs: 90 })], { discs });
  expect(hitsIn(along(29))).toEqual(['skull-1']);
  expect(hitsIn(along(30))).toEqual(['skull-1 afterWall']);
  // However lightly, later or at another wall it counts.
  const later = [wall('sword-1', 'left', { atMs: 5, speedMmS: 1 }), touch('sword-1', 'skull-1', { atMs: 90 })];
  expect(hitsIn(combat(later, { discs }))).toEqual(['skull-1 afterWall']);
});

it.each([
  ['left', 12.5, 100],
  ['right', 597.5, 100],
  ['top', 100, 12.5],
  ['bottom', 100, 342.5],
])('CONQ-083 it lies against the %s wall, and against no other', (side, xMm, yMm) => {
  const log = (of: string) => [
    wall('sword-1', of, { atMs: 0, speedMmS: 1 }),
    touch('sword-1', 'skull-1', { atMs: 90 }),
  ];
  const hitOff = (of: string) => hitsIn(combat(log(of), { discs: { 'sword-1': { xMm, yMm } } }));
  for (const other of ['left', 'right', 'top', 'bottom']) {
    expect([other, hitOff(other)]).toEqual([other, [other === side ? 'skull-1' : 'skull-1 afterWall']]);
  }
});

it('CONQ-105 who rolls into a disc that lies still is not hit, a graze in motion is', () => {
  const still = combat([touch('sword-1', 'skull-1', { aSpeedMmS: 400, bSpeedMmS: 0 })]);
  const rolled = combat([touch('skull-1', 'sword-1', { atMs: 50, speedMmS: 300, aSpeedMmS: 300, bSpeedMmS: 0 })]);
  expect(hitsIn(still)).toEqual(['skull-1']);
  expect(hitsIn(rolled)).toEqual(['skull-1 atRest']);
  const graze = [touch('sword-1', 'skull-1', { atMs: 50, speedMmS: 0.01, aSpeedMmS: 60, bSpeedMmS: 0, wave: 2 })];
  expect(hitsIn(combat(graze))).toEqual(['skull-1']);
});

it('CONQ-074, CONQ-144 everything stays where it stopped', () => {
  const { state } = played(turnOf('shield-knight/coral'), [
    play('shield-knight/coral'),
    flick(),
    came(
      [touch('sword-1', 'crystal-4'), touch('sword-1', 'skull-1')],
      [at('crystal-4', 250, 120), at('skull-1', 500, 300)],
    ),
  ]);
  expect(state.model.discs).toMatchObject({
    'crystal-4': { xMm: 250, yMm: 120 },
    'skull-1': { xMm: 500, yMm: 300 },
    'crystal-5': { xMm: 0.62 * 610, yMm: 0.5 * 355 },
  });
});

it('CONQ-109 nobody loses more than there is', () => {
  const setup = { ...turnOf('hill-barbarian/rat'), tokens: { sword: 8, skull: 1 } };
  const { state, last } = played(setup, [play('hill-barbarian/rat'), flick(), came([touch('sword-1', 'skull-1')])]);
  expect(last.filter(({ kind }) => kind === 'tokenMoved')).toHaveLength(1);
  expect(tokensOf(state)).toEqual([8, 0, 16]);
});

it('CONQ-071, CONQ-072, CONQ-073 a missile is put within 25 mm of its Character, on nobody, and taken off afterwards', () => {
  const setup = turnOf('witch-hunter/rat');
  const before = [play('witch-hunter/rat'), ...shot()];
  expect(played(setup, before).state.prompt).toMatchObject({
    purpose: { kind: 'shoot', shot: { index: 1, shot: 'missile' } },
    ask: { discs: [], projectile: { id: 'missile', radiusMm: 6 }, mayDecline: false },
  });
  expect(refusalOf(setup, [...before, throwFrom(27.5 + 43.6, 27.5)])).toContain('outOfReach');
  expect(refusalOf(setup, [...before, throwFrom(27.5 + 18.4, 27.5)])).toContain('overlaps');
  expect(refusalOf(setup, [...before, throwFrom(5, 27.5)])).toContain('offTheBoard');
  // Touching is not overlapping.
  const { last, state } = played(setup, [...before, throwFrom(27.5 + 18.5, 27.5), came([touch('missile', 'skull-1')])]);
  expect(last).toContainEqual({ kind: 'projectileGone', disc: 'missile', why: 'spent' });
  expect(state.model.projectile).toBeNull();
  expect(tokensOf(state)).toEqual([8, 7, 9]);
});

it('CONQ-072 where the whole ring is taken, it is put down as near to it as there is room', () => {
  const around = Object.fromEntries(
    ['crystal-1', 'crystal-2', 'crystal-3', 'crystal-4', 'crystal-5'].map((id, index) => {
      const turn = (index * 2 * Math.PI) / 5 + 0.1;
      return [id, { xMm: 305 + 33 * Math.cos(turn), yMm: 177.5 + 33 * Math.sin(turn) }];
    }),
  );
  const discs = { 'sword-1': { xMm: 305, yMm: 177.5 }, ...around };
  const setup = turnOf('lay-sister/rat', { discs });
  const { ask } = played(setup, [play('lay-sister/rat')]).state.prompt!;
  if (ask.kind !== 'flick') throw new Error('nothing to flick');
  const [region] = ask.projectile?.regions ?? [];
  expect(ask.projectile?.regions).toHaveLength(1);
  if (region?.kind !== 'inside') throw new Error('the ring was free');
  const [xMm, yMm] = [region.rect.xMm + 22, region.rect.yMm + 22];
  expect(Math.hypot(xMm - 305, yMm - 177.5)).toBeGreaterThan(12.5 + 25 + 22);
  const thrown = played(setup, [play('lay-sister/rat'), throwFrom(xMm, yMm), came([touch('wave', 'skull-1')])]);
  expect(tokensOf(thrown.state)).toEqual([8, 7, 9]);
});

it('CONQ-088, CONQ-089, CONQ-090, CONQ-092, CONQ-093 each projectile by its worth', () => {
  const thrown = (card: string, moves: number, disc: string) => {
    const commands = [play(card), ...Array.from({ length: moves }, () => shot()).flat()];
    const hit = [BESIDE['sword-1'], came([touch(disc, 'skull-1')])];
    return tokensOf(
      played({ ...turnOf(card), opening: { turn: 'sword', hands: { ann: [card] }, step: 'act' } }, [
        ...commands,
        ...hit,
      ]).state,
    );
  };
  expect(thrown('witch-hunter/rat', 1, 'missile')).toEqual([8, 7, 9]);
  expect(thrown('royal-archer/coral', 1, 'longbow')).toEqual([8, 7, 9]);
  expect(thrown('lay-sister/rat', 0, 'wave')).toEqual([8, 7, 9]);
  expect(thrown('clay-guardian/coral', 1, 'powerful-wave')).toEqual([8, 6, 10]);
  const phoenix = { seats: FOUR, opening: { turn: 'skull', hands: { cleo: ['phoenix/moth'] } } };
  const fire = [play('phoenix/moth'), BESIDE['skull-1'], came([touch('fireball', 'sword-1')])];
  expect(tokensOf(played(phoenix, fire).state)).toEqual([7, 8, 9]);
});

it('CONQ-091, CONQ-210 a longbow starts beside either of the team, or beside the companion alone where that is agreed', () => {
  const before = [play('royal-archer/coral'), ...shot()];
  const strict = { ...turnOf('royal-archer/coral'), options: ['companionLongbow'] };
  for (const setup of [turnOf('royal-archer/coral'), strict]) {
    const far = played(setup, [...before, BESIDE['sword-2'], came([touch('longbow', 'skull-1')])]);
    expect(tokensOf(far.state)).toEqual([8, 7, 9]);
  }
  const near = [...before, BESIDE['sword-1']];
  expect(played(turnOf('royal-archer/coral'), near).state.prompt?.purpose.kind).toBe('watch');
  expect(refusalOf(strict, near)).toContain('outOfReach');
});
