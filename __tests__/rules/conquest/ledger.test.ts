import { BESIDE, came, crystal, FOUR, play, played, shot, tokensOf, touch, flick, wall, by } from './hand';

/** The seven turns that the rulebook tells, token by token (CONQ-183 to CONQ-192). */
const SETUP = {
  seats: FOUR,
  first: 'sword',
  opening: {
    turn: 'sword',
    hands: {
      ann: ['berserker-mage/rat', 'pathfinder/moth'],
      cleo: ['beyond-the-grave-zombie/rat', 'marauder/lizard', 'witch/spider'],
      bob: ['royal-archer/lizard', 'enchantress/moth'],
      dan: ['behemoth/coral'],
    },
  },
};

const TURN_1 = [
  play('berserker-mage/rat'),
  ...shot(),
  ...shot(),
  ...shot([touch('sword-1', 'skull-1')]),
  ...[flick('crystal-3'), came([touch('crystal-3', 'sword-1'), touch('crystal-3', 'skull-1'), wall('skull-1')])],
];
const TURN_2 = [
  play('beyond-the-grave-zombie/rat'),
  ...shot([touch('skull-1', 'crystal-2')]),
  ...shot(),
  play('marauder/lizard'),
  ...shot(),
  ...[BESIDE['skull-1'], came([touch('missile', 'sword-1')])],
  ...crystal,
];
const TURN_3 = [
  play('royal-archer/lizard'),
  ...shot(),
  // From the companion's disc, and then from its own.
  ...[BESIDE['sword-1'], came([touch('longbow', 'skull-2')])],
  by('cleo', play()),
  by('dan', play()),
  ...[BESIDE['sword-2'], came()],
  ...crystal,
];
const TURN_4 = [
  play('behemoth/coral'),
  ...[flick(), came([touch('skull-2', 'crystal-4'), touch('skull-2', 'sword-1')])],
  ...shot(),
  ...crystal,
];
const TURN_5 = [play('pathfinder/moth'), ...shot(), ...crystal];
const TURN_6 = [
  play('witch/spider'),
  ...shot(),
  ...[BESIDE['skull-1'], came([touch('powerful-wave', 'sword-2')])],
  play(),
  ...crystal,
];
const TURN_7 = [
  play('enchantress/moth'),
  ...shot(),
  play('skull-1'),
  ...[BESIDE['sword-2'], came([touch('fireball', 'skull-2')])],
  ...[flick(), came([touch('fireball', 'skull-1')])],
];

const after = (...turns: readonly (readonly object[])[]) => played(SETUP, turns.flat());

it('CONQ-183, CONQ-191 four players, the Sword begins, eight tokens each', () => {
  const { state } = after();
  expect(tokensOf(state)).toEqual([8, 8, 8]);
  expect(state.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'playCard', character: 'sword-1' } });
  expect(Object.keys(state.model.hands)).toEqual(['ann', 'bob', 'cleo', 'dan']);
});

it('CONQ-184, CONQ-191 turn 1: only the last of the three shots hits, and a crystal parts the two', () => {
  const { state, all } = after(TURN_1);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
  expect(all.filter(({ kind }) => kind === 'hit')).toEqual([
    { kind: 'hit', shot: 'combat', target: 'skull-1', contact: 0, damage: 1 },
  ]);
  expect(state.model.teams.sword.discard).toEqual(['berserker-mage/rat']);
});

it('CONQ-185, CONQ-191 turn 2: a surprise, a captured token, and the Marauder stays on the table', () => {
  const { state, all } = after(TURN_1, TURN_2);
  expect(tokensOf(state)).toEqual([7, 8, 9]);
  expect(all).toContainEqual({ kind: 'tokenMoved', from: 'sword', to: 'skull', why: 'capture' });
  expect(state.model.teams.skull.kept).toEqual(['marauder/lizard']);
  expect(state.model.teams.skull.discard).toEqual(['beyond-the-grave-zombie/rat']);
});

it('CONQ-186, CONQ-191 turn 3: the first arrow flies from the companion and hits, the second misses', () => {
  const { state } = after(TURN_1, TURN_2, TURN_3);
  expect(tokensOf(state)).toEqual([7, 7, 10]);
  expect(state.model.teams.skull.kept).toEqual(['marauder/lizard']);
});

it('CONQ-187, CONQ-191 turn 4: off a crystal for two, which stuns; the armour is kept', () => {
  const { state, all } = after(TURN_1, TURN_2, TURN_3, TURN_4);
  expect(tokensOf(state)).toEqual([5, 7, 12]);
  expect(all).toContainEqual({ kind: 'stunned', team: 'sword' });
  expect(state.model.teams.sword.isStunned).toBe(true);
  expect(state.model.teams.skull.kept).toEqual(['marauder/lizard', 'behemoth/coral']);
});

it('CONQ-188, CONQ-191 turn 5: who is stunned draws, gives a card up, moves once and moves a crystal', () => {
  const before = after(TURN_1, TURN_2, TURN_3, TURN_4);
  expect(before.state.prompt).toMatchObject({ seats: ['ann'], purpose: { kind: 'giveUpCard', character: 'sword-1' } });
  const { state, all } = after(TURN_1, TURN_2, TURN_3, TURN_4, TURN_5);
  expect(tokensOf(state)).toEqual([5, 7, 12]);
  expect(all.slice(before.all.length).map(({ kind }) => kind)).toEqual([
    ...['gaveUp', 'flicked', 'settled', 'flicked', 'settled', 'flipped'],
    ...['turnBegan', 'drew'],
  ]);
  expect(state.model.teams.sword.isStunned).toBe(false);
  expect(state.model.teams.sword.discard).toContain('pathfinder/moth');
});

it('CONQ-189, CONQ-191 turn 6: a powerful wave for two, or for three with a card given', () => {
  const so = [TURN_1, TURN_2, TURN_3, TURN_4, TURN_5];
  expect(tokensOf(after(...so, TURN_6).state)).toEqual([3, 7, 14]);
  const { state } = after(...so, TURN_6.slice(0, 5));
  const hand = state.prompt?.ask.kind === 'choose' ? state.prompt.ask.options : [];
  const boosted = [...TURN_6.slice(0, 5), play(hand[0] ?? ''), ...crystal];
  expect(tokensOf(after(...so, boosted).state)).toEqual([2, 7, 15]);
});

it('CONQ-190, CONQ-191 turn 7: the second flick hits, armour takes it, and the heal comes all the same', () => {
  const so = [TURN_1, TURN_2, TURN_3, TURN_4, TURN_5, TURN_6];
  const asked = after(...so, TURN_7);
  expect(asked.state.prompt).toMatchObject({
    seats: ['cleo', 'dan'],
    purpose: { kind: 'armour', team: 'skull', card: 'enchantress/moth', targets: ['skull-1'], damage: 1 },
    ask: { options: ['marauder/lizard', 'behemoth/coral'], min: 0, max: 1 },
  });
  const { state, last } = after(...so, [...TURN_7, by('dan', play('behemoth/coral'))]);
  expect(tokensOf(state)).toEqual([5, 7, 12]);
  expect(last).toEqual([
    { kind: 'armourSpent', team: 'skull', seat: 'dan', card: 'behemoth/coral', cancelled: 1 },
    { kind: 'tokenMoved', from: 'bank', to: 'sword', why: 'heal' },
    { kind: 'tokenMoved', from: 'bank', to: 'sword', why: 'heal' },
    { kind: 'discarded', team: 'sword', card: 'enchantress/moth' },
  ]);
  expect(state.model.teams.skull.kept).toEqual(['marauder/lizard']);
  expect(state.prompt?.purpose.kind).toBe('moveCrystal');
});
