import {
  BESIDE,
  by,
  came,
  flick,
  FOUR,
  holding,
  play,
  played,
  refusalOf,
  shot,
  tokensOf,
  touch,
  TWO,
  decline,
} from './hand';

const KEPT = ['black-rider/spider', 'marauder/moth'];
const turnOf = (card: string, more: object = {}) => ({
  seats: FOUR,
  ...holding({ ann: [card] }, { step: 'act', teams: { skull: { kept: KEPT } }, ...more }),
});
const STRUCK = [flick(), came([touch('sword-1', 'skull-1')])];
const struck = (card: string, ...answers: readonly object[]) =>
  played(turnOf(card), [play(card), ...STRUCK, ...answers]);

it('CONQ-124, CONQ-125, CONQ-180 a card with the icon is kept after it has acted, unless the table plays without', () => {
  const setup = { seats: FOUR, ...holding({ ann: ['shield-knight/coral'] }) };
  const commands = [play('shield-knight/coral'), ...STRUCK, ...shot()];
  const { state } = played(setup, commands);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
  expect(state.model.teams.sword).toMatchObject({ kept: ['shield-knight/coral'], discard: [] });
  const without = played({ ...setup, options: ['withoutArmour'] }, commands);
  expect(without.state.model.teams.sword).toMatchObject({ kept: [], discard: ['shield-knight/coral'] });
});

it('CONQ-130, CONQ-132, CONQ-136 both of the team are asked, before a token moves', () => {
  const { state } = struck('shield-knight/coral');
  expect(state.prompt).toMatchObject({
    seats: ['cleo', 'dan'],
    purpose: { kind: 'armour', team: 'skull', card: 'shield-knight/coral', targets: ['skull-1'], damage: 1 },
    ask: { options: KEPT, min: 0, max: 1 },
  });
  expect(tokensOf(state)).toEqual([8, 8, 8]);
});

it('CONQ-126, CONQ-129, CONQ-130 whoever spends one first settles it, and it is discarded', () => {
  const { state, last } = struck('shield-knight/coral', by('dan', play('marauder/moth')));
  expect(last).toEqual([{ kind: 'armourSpent', team: 'skull', seat: 'dan', card: 'marauder/moth', cancelled: 1 }]);
  expect(tokensOf(state)).toEqual([8, 8, 8]);
  expect(state.model.teams.skull).toMatchObject({ kept: ['black-rider/spider'], discard: ['marauder/moth'] });
  expect(state.prompt?.purpose.kind).toBe('shoot');
});

it('CONQ-130 the hit stands only when both let it pass', () => {
  const one = struck('shield-knight/coral', by('dan', decline));
  expect(one.state.prompt).toMatchObject({ seats: ['cleo'], purpose: { kind: 'armour' } });
  expect(tokensOf(one.state)).toEqual([8, 8, 8]);
  expect(
    refusalOf(turnOf('shield-knight/coral'), [
      play('shield-knight/coral'),
      ...STRUCK,
      by('dan', decline),
      by('dan', decline),
    ]),
  ).toContain('notYourTurn');
  const both = struck('shield-knight/coral', by('dan', decline), by('cleo', decline));
  expect(tokensOf(both.state)).toEqual([8, 7, 9]);
});

it('CONQ-130 who plays the whole team is asked once', () => {
  const hands = { ann: ['shield-knight/coral'] };
  const setup = { seats: TWO, ...holding(hands, { step: 'act', teams: { skull: { kept: KEPT } } }) };
  const { state } = played(setup, [play('shield-knight/coral'), ...STRUCK, by('cleo', decline)]);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
});

it('CONQ-131 one card takes away all that one shot did, to both', () => {
  const log = came([touch('sword-1', 'skull-1'), touch('sword-1', 'skull-2')]);
  const { state, last } = played(turnOf('hill-barbarian/rat'), [
    play('hill-barbarian/rat'),
    flick(),
    log,
    play(KEPT[0] ?? ''),
  ]);
  expect(last[0]).toMatchObject({ kind: 'armourSpent', seat: null, cancelled: 4 });
  expect(tokensOf(state)).toEqual([8, 8, 8]);
});

it('CONQ-127 what the card would have done by the wound is cancelled too', () => {
  expect(struck('warrior-queen/lizard', play(KEPT[0] ?? '')).state.model.teams.skull.isStunned).toBe(false);
  expect(struck('warrior-queen/lizard', decline).state.model.teams.skull.isStunned).toBe(true);
});

it('CONQ-128 a heal comes all the same', () => {
  const setup = turnOf('lay-sister/rat');
  const commands = [
    play('lay-sister/rat'),
    BESIDE['sword-1'],
    came([touch('wave', 'skull-1')]),
    play(KEPT[0] ?? ''),
    ...shot(),
  ];
  expect(tokensOf(played(setup, commands).state)).toEqual([9, 8, 7]);
});

it('CONQ-132 several may be spent on several shots of one turn, none where nothing was hit', () => {
  const setup = turnOf('berserker-mage/rat');
  const first = [play('berserker-mage/rat'), ...STRUCK, play(KEPT[0] ?? '')];
  const { state } = played(setup, [...first, ...shot(), ...STRUCK, play(KEPT[1] ?? '')]);
  expect(tokensOf(state)).toEqual([8, 8, 8]);
  expect(state.model.teams.skull.kept).toEqual([]);
  expect(played(setup, [play('berserker-mage/rat'), ...shot()]).state.prompt?.purpose.kind).toBe('shoot');
});

it('CONQ-126 only what is kept can be spent', () => {
  const commands = [play('shield-knight/coral'), ...STRUCK];
  expect(refusalOf(turnOf('shield-knight/coral'), [...commands, play('behemoth/coral')])).toContain('noSuchOption');
  expect(refusalOf(turnOf('shield-knight/coral'), [...commands, play(...KEPT)])).toContain('wrongCount');
});

it('CONQ-134 on the own turn nobody is asked', () => {
  const sword = { kept: ['clay-guardian/coral'] };
  const { state } = played(turnOf('shield-knight/coral', { teams: { sword } }), [
    play('shield-knight/coral'),
    ...STRUCK,
  ]);
  expect(tokensOf(state)).toEqual([8, 7, 9]);
});
