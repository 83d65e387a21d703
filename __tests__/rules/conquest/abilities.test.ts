import {
  BESIDE,
  by,
  came,
  crystal,
  decline,
  flick,
  FOUR,
  holding,
  kinds,
  play,
  played,
  refusalOf,
  shot,
  tokensOf,
  touch,
} from './hand';

const turnOf = (card: string, more: object = {}, others: readonly string[] = []) => ({
  seats: FOUR,
  ...holding({ ann: [card, ...others] }, { step: 'act', ...more }),
});
const SKULL = (card: string, more: object = {}) => ({
  seats: FOUR,
  opening: { turn: 'skull', hands: { cleo: [card] }, step: 'act', ...more },
});
const ofKind = ({ all }: ReturnType<typeof played>, ...wanted: readonly string[]) =>
  all.filter(({ kind }) => wanted.includes(kind));

describe('surprise attack', () => {
  const setup = turnOf('captain-of-the-watch/rat', {}, ['gryphon/moth', 'witch-hunter/rat']);
  const before = [play('captain-of-the-watch/rat'), ...shot(), ...shot()];

  it('CONQ-111, CONQ-112 another card of the same hand may be played at once, or not', () => {
    expect(played(setup, before).state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'surprise', character: 'sword-1', card: 'captain-of-the-watch/rat' },
      ask: { options: ['gryphon/moth', 'witch-hunter/rat'], min: 0, max: 1 },
    });
    const declined = played(setup, [...before, decline]);
    expect(declined.last).toEqual([{ kind: 'discarded', team: 'sword', card: 'captain-of-the-watch/rat' }]);
    expect(declined.state.prompt?.purpose.kind).toBe('moveCrystal');
  });

  it('CONQ-112 no draw, the same Character, the first card on the discard before the second begins', () => {
    const { last, state } = played(setup, [...before, play('gryphon/moth')]);
    expect(last).toEqual([
      { kind: 'discarded', team: 'sword', card: 'captain-of-the-watch/rat' },
      { kind: 'played', team: 'sword', seat: 'ann', card: 'gryphon/moth', isSurprise: true },
    ]);
    expect(state.prompt).toMatchObject({
      purpose: { kind: 'shoot', character: 'sword-1', shot: { card: 'gryphon/moth', index: 0 } },
    });
  });

  it('CONQ-112, CONQ-120 a reset that is played second takes the first card with it', () => {
    const missile = [BESIDE['sword-1'], came()];
    const reset = [...before, play('witch-hunter/rat'), ...shot(), ...missile];
    const { state, all } = played(
      turnOf('captain-of-the-watch/rat', { teams: { sword: { pile: [] } } }, ['witch-hunter/rat']),
      reset,
    );
    expect(all).toContainEqual({ kind: 'pileRenewed', team: 'sword', count: 1 });
    expect(state.model.teams.sword).toMatchObject({
      pile: ['captain-of-the-watch/rat'],
      discard: ['witch-hunter/rat'],
    });
  });

  it('CONQ-112 with an empty hand it lapses, and the game goes on', () => {
    const { last, state } = played(turnOf('captain-of-the-watch/rat'), before);
    expect(last.slice(-2)).toEqual([
      { kind: 'lapsed', ability: 'surprise' },
      { kind: 'discarded', team: 'sword', card: 'captain-of-the-watch/rat' },
    ]);
    expect(state.outcome).toBeNull();
  });

  it('CONQ-112 still one crystal at the end', () => {
    const both = turnOf('captain-of-the-watch/rat', {}, ['captain-of-the-watch/coral']);
    const chain = [...before, play('captain-of-the-watch/coral'), ...shot(), ...shot(), ...crystal];
    const { all } = played(both, chain);
    expect(all.filter(({ kind }) => kind === 'flipped')).toHaveLength(1);
    expect(all.filter(({ kind }) => kind === 'flicked')).toHaveLength(5);
  });
});

describe('stun', () => {
  const stunning = [play('warrior-queen/lizard'), flick(), came([touch('sword-1', 'skull-1')])];

  it('CONQ-113, CONQ-114, CONQ-139 a wound stuns: the very next turn of that team', () => {
    const { last, state } = played(turnOf('warrior-queen/lizard'), [...stunning, ...shot(), ...crystal]);
    expect(state.model.teams.skull.isStunned).toBe(true);
    expect(last.at(-2)).toMatchObject({ kind: 'turnBegan', team: 'skull', character: 'skull-1', isStunned: true });
    expect(state.prompt?.purpose).toEqual({ kind: 'giveUpCard', character: 'skull-1' });
    const harmless = played(turnOf('warrior-queen/lizard'), [play('warrior-queen/lizard'), ...shot()]);
    expect(harmless.state.model.teams.skull.isStunned).toBe(false);
  });

  it('CONQ-140 a second stun adds nothing, and is not told', () => {
    const again = turnOf('warrior-queen/lizard', { teams: { skull: { isStunned: true } } });
    const { all, state } = played(again, stunning);
    expect(kinds(all)).not.toContain('stunned');
    expect(state.model.teams.skull.isStunned).toBe(true);
  });

  const stunned = (card: string, more: object = {}) => turnOf(card, { teams: { sword: { isStunned: true, ...more } } });

  it('CONQ-137, CONQ-138, CONQ-211 card away, one move, one crystal; armour that is given up is not kept', () => {
    const { all, state } = played(stunned('warrior-queen/lizard'), [
      play('warrior-queen/lizard'),
      ...shot(),
      ...crystal,
    ]);
    const began = all.findIndex(({ kind }) => kind === 'turnBegan');
    expect(kinds(all.slice(began))).toEqual([
      ...['turnBegan', 'gaveUp', 'flicked', 'settled', 'flicked', 'settled', 'flipped', 'turnBegan', 'drew'],
    ]);
    expect(state.model.teams.sword).toMatchObject({ kept: [], discard: ['warrior-queen/lizard'], isStunned: false });
  });

  it('CONQ-137 the move wounds nobody, and is the active Character of whoever is stunned', () => {
    const commands = [play('warrior-queen/lizard'), flick(), came([touch('sword-1', 'skull-1')])];
    const { state, all } = played(stunned('warrior-queen/lizard'), commands);
    expect(tokensOf(state)).toEqual([8, 8, 8]);
    expect(all).toContainEqual(expect.objectContaining({ kind: 'harmless', why: 'moveShot' }));
    const asked = played(stunned('warrior-queen/lizard'), commands.slice(0, 1)).state.prompt;
    expect(asked).toMatchObject({
      purpose: { kind: 'shoot', shot: { card: null, index: null, shot: 'move' } },
      ask: { discs: ['sword-1'] },
    });
  });

  it('CONQ-062 the marker flips after a stunned turn too', () => {
    const { state } = played(stunned('gryphon/moth'), [play('gryphon/moth'), ...shot(), ...crystal]);
    expect(state.model.teams.sword.marker).toBe(2);
  });

  it('CONQ-142, CONQ-165 with no card to give up the game ends', () => {
    const empty = { seats: FOUR, ...holding({ ann: [] }, { step: 'act', teams: { sword: { isStunned: true } } }) };
    expect(played(empty, []).state.outcome).toMatchObject({ why: 'noCard' });
  });

  it('CONQ-141 a stunned team may still spend kept armour', () => {
    const skull = { isStunned: true, kept: ['black-rider/spider'] };
    const { state } = played(turnOf('shield-knight/coral', { teams: { skull } }), [
      ...[play('shield-knight/coral'), flick(), came([touch('sword-1', 'skull-1')])],
      by('cleo', play('black-rider/spider')),
    ]);
    expect(tokensOf(state)).toEqual([8, 8, 8]);
  });
});

describe('heal', () => {
  const heal = (more: object = {}) =>
    played({ ...turnOf('lay-sister/rat'), ...more }, [play('lay-sister/rat'), BESIDE['sword-1'], came(), ...shot()]);

  it('CONQ-115, CONQ-116, CONQ-122, CONQ-154 tokens from the bank, without a wound, above the start as well', () => {
    const { last, state } = heal();
    expect(last).toContainEqual({ kind: 'tokenMoved', from: 'bank', to: 'sword', why: 'heal' });
    expect(tokensOf(state)).toEqual([9, 8, 7]);
  });

  it('CONQ-116, CONQ-164, CONQ-221 the last token of the bank ends the game', () => {
    const two = [
      play('enchantress/moth'),
      ...shot(),
      play('skull-1'),
      BESIDE['sword-1'],
      came(),
      { kind: 'flick', flick: null },
    ];
    const { state, last } = played({ ...turnOf('enchantress/moth'), tokens: 11 }, two);
    expect(tokensOf(state)).toEqual([13, 11, 0]);
    expect(last.at(-1)).toEqual({ kind: 'ended', why: 'bankEmpty', team: 'sword', winner: 'sword', by: 'tokens' });
  });
});

describe('capture', () => {
  const marauder = (more: object, log: readonly object[]) =>
    played(SKULL('marauder/moth', more), [play('marauder/moth'), ...shot(), BESIDE['skull-1'], came(log)]);

  it('CONQ-117, CONQ-118, CONQ-152 the first token joins the own pool, the second goes to the bank', () => {
    const one = marauder({}, [touch('missile', 'sword-1')]);
    expect(tokensOf(one.state)).toEqual([7, 9, 8]);
    const both = marauder({}, [touch('missile', 'sword-1'), touch('missile', 'sword-2')]);
    expect(tokensOf(both.state)).toEqual([6, 9, 9]);
    expect(ofKind(both, 'tokenMoved')).toEqual([
      { kind: 'tokenMoved', from: 'sword', to: 'skull', why: 'capture' },
      { kind: 'tokenMoved', from: 'sword', to: 'bank', why: 'damage' },
    ]);
  });

  it('CONQ-127, CONQ-118 armour cancels it', () => {
    const asked = marauder({ teams: { sword: { kept: ['gryphon/moth'] } } }, [touch('missile', 'sword-1')]);
    expect(asked.state.prompt?.purpose.kind).toBe('armour');
    expect(tokensOf(asked.state)).toEqual([8, 8, 8]);
  });
});

describe('reset', () => {
  const missile = [play('witch-hunter/rat'), ...shot(), BESIDE['sword-1'], came()];

  it('CONQ-119, CONQ-120 discard and pile are shuffled together; the card itself comes after', () => {
    const sword = {
      pile: ['gryphon/moth'],
      discard: ['gryphon/spider', 'lay-sister/rat'],
      kept: ['clay-guardian/coral'],
    };
    const { state, last } = played(turnOf('witch-hunter/rat', { teams: { sword } }, ['royal-archer/coral']), missile);
    expect(last.slice(-2)).toEqual([
      { kind: 'pileRenewed', team: 'sword', count: 3 },
      { kind: 'discarded', team: 'sword', card: 'witch-hunter/rat' },
    ]);
    const { pile, discard, kept } = state.model.teams.sword;
    expect([...pile].sort()).toEqual(['gryphon/moth', 'gryphon/spider', 'lay-sister/rat']);
    expect([discard, kept]).toEqual([['witch-hunter/rat'], ['clay-guardian/coral']]);
    expect(state.model.hands['ann']).toEqual(['royal-archer/coral']);
  });

  it('CONQ-120, CONQ-221 with an empty discard nothing is shuffled', () => {
    const { last } = played(turnOf('witch-hunter/rat', { teams: { sword: { pile: ['gryphon/moth'] } } }), missile);
    expect(last).toContainEqual({ kind: 'lapsed', ability: 'reset' });
    expect(kinds(last)).not.toContain('pileRenewed');
  });
});

describe('insight, sunder, quake', () => {
  const sneak = [play('pathfinder/moth'), ...shot(), BESIDE['sword-1'], came(), ...shot()];

  it('CONQ-123 insight draws a card, or lapses', () => {
    const { last, state } = played(turnOf('pathfinder/moth', { teams: { sword: { pile: ['gryphon/moth'] } } }), sneak);
    expect(last.slice(-2)).toEqual([
      { kind: 'drew', team: 'sword', seat: 'ann', card: 'gryphon/moth', why: 'insight' },
      { kind: 'discarded', team: 'sword', card: 'pathfinder/moth' },
    ]);
    expect(state.model.hands['ann']).toEqual(['gryphon/moth']);
    const empty = played(turnOf('pathfinder/moth', { teams: { sword: { pile: [] } } }), sneak);
    expect(empty.last).toContainEqual({ kind: 'lapsed', ability: 'insight' });
  });

  const bolt = [
    play('bolt-hunter/moth'),
    ...shot(),
    play('skull-1'),
    BESIDE['sword-1'],
    came(),
    { kind: 'flick', flick: null },
  ];
  const against = (kept: readonly string[]) => played(turnOf('bolt-hunter/moth', { teams: { skull: { kept } } }), bolt);

  it('CONQ-123, CONQ-130 sunder: one kept card goes by itself, of several the enemy chooses', () => {
    expect(against([]).last).toContainEqual({ kind: 'lapsed', ability: 'sunder' });
    const one = against(['black-rider/spider']);
    expect(one.last).toContainEqual({ kind: 'sundered', team: 'skull', card: 'black-rider/spider' });
    expect(one.state.model.teams.skull).toMatchObject({ kept: [], discard: ['black-rider/spider'] });
    const kept = ['black-rider/spider', 'marauder/moth'];
    const two = against(kept);
    expect(two.state.prompt).toMatchObject({
      seats: ['cleo', 'dan'],
      purpose: { kind: 'sunder', team: 'skull' },
      ask: { options: kept, min: 1, max: 1 },
    });
    const chosen = played(turnOf('bolt-hunter/moth', { teams: { skull: { kept } } }), [
      ...bolt,
      by('dan', play('marauder/moth')),
    ]);
    expect(chosen.state.model.teams.skull).toMatchObject({ kept: ['black-rider/spider'], discard: ['marauder/moth'] });
    expect(chosen.state.prompt?.purpose.kind).toBe('moveCrystal');
  });

  it('CONQ-123, CONQ-221 quake: one more crystal, at once and for sure', () => {
    const quake = [play('cave-surveyor/spider'), ...shot(), ...shot(), ...shot()];
    const { state, last } = played(turnOf('cave-surveyor/spider'), quake);
    expect(last.at(-1)).toEqual({ kind: 'quaked', team: 'sword' });
    expect(state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'moveCrystal', isQuake: true },
      ask: { mayDecline: false },
    });
    const after = played(turnOf('cave-surveyor/spider'), [...quake, ...crystal]);
    expect(after.last.at(-1)).toEqual({ kind: 'kept', team: 'sword', card: 'cave-surveyor/spider' });
    expect(after.state.prompt?.purpose).toMatchObject({ kind: 'moveCrystal', isQuake: false });
  });
});

describe('the boost of a powerful wave', () => {
  const setup = (others: readonly string[], more: object = {}) => turnOf('clay-guardian/coral', more, others);
  const wave = (log: readonly object[]) => [play('clay-guardian/coral'), ...shot(), BESIDE['sword-1'], came(log)];
  const HIT = [touch('powerful-wave', 'skull-1')];

  it('CONQ-094, CONQ-095 a card of the own hand makes it three, after a hit alone', () => {
    const asked = played(setup(['gryphon/moth']), wave(HIT));
    expect(asked.state.prompt).toMatchObject({
      seats: ['ann'],
      purpose: { kind: 'boost', character: 'sword-1', damage: 2, boosted: 3 },
      ask: { options: ['gryphon/moth'], min: 0, max: 1 },
    });
    const { state, last } = played(setup(['gryphon/moth']), [...wave(HIT), play('gryphon/moth')]);
    expect(last[0]).toEqual({ kind: 'boosted', seat: 'ann', card: 'gryphon/moth', damage: 3 });
    expect(tokensOf(state)).toEqual([8, 5, 11]);
    expect(state.model.teams.sword.discard).toEqual(['gryphon/moth']);
    expect(tokensOf(played(setup(['gryphon/moth']), [...wave(HIT), decline]).state)).toEqual([8, 6, 10]);
    expect(played(setup(['gryphon/moth']), wave([])).state.prompt?.purpose.kind).toBe('moveCrystal');
    expect(tokensOf(played(setup([]), wave(HIT)).state)).toEqual([8, 6, 10]);
  });

  it('CONQ-096 with both hit it is four, or six', () => {
    const both = [...HIT, touch('powerful-wave', 'skull-2')];
    expect(tokensOf(played(setup([]), wave(both)).state)).toEqual([8, 4, 12]);
    expect(tokensOf(played(setup(['gryphon/moth']), [...wave(both), play('gryphon/moth')]).state)).toEqual([8, 2, 14]);
  });

  it('CONQ-095 the attacker decides first: armour takes all three, and the card is lost', () => {
    const armoured = setup(['gryphon/moth'], { teams: { skull: { kept: ['black-rider/spider'] } } });
    const { state, last } = played(armoured, [...wave(HIT), play('gryphon/moth'), play('black-rider/spider')]);
    expect(last[0]).toMatchObject({ kind: 'armourSpent', cancelled: 3 });
    expect(tokensOf(state)).toEqual([8, 8, 8]);
    expect(state.model.teams.sword.discard).toEqual(['gryphon/moth']);
  });

  it('CONQ-182 it is part of the shot, not an ability', () => {
    const without = { ...setup(['gryphon/moth']), options: ['withoutAbilities'] };
    expect(played(without, wave(HIT)).state.prompt?.purpose.kind).toBe('boost');
  });
});

it('CONQ-177, CONQ-178 without abilities no card does more than its shots', () => {
  const plain = (card: string, commands: readonly object[], more: object = {}) =>
    played({ ...turnOf(card, more), options: ['withoutAbilities'] }, commands);
  const stun = plain('warrior-queen/lizard', [
    play('warrior-queen/lizard'),
    flick(),
    came([touch('sword-1', 'skull-1')]),
  ]);
  expect(stun.state.model.teams.skull.isStunned).toBe(false);
  const heal = plain('lay-sister/rat', [play('lay-sister/rat'), BESIDE['sword-1'], came(), ...shot()]);
  expect(tokensOf(heal.state)).toEqual([8, 8, 8]);
  const surprise = plain('captain-of-the-watch/rat', [play('captain-of-the-watch/rat'), ...shot(), ...shot()]);
  expect(surprise.state.prompt?.purpose).toMatchObject({ kind: 'moveCrystal', isQuake: false });
  const capture = plain('gryphon/moth', [
    play('gryphon/moth'),
    ...shot(),
    flick(),
    came([touch('sword-1', 'skull-1')]),
  ]);
  expect(tokensOf(capture.state)).toEqual([8, 7, 9]);
  expect(refusalOf(turnOf('gryphon/moth'), [play('gryphon/spider')])).toContain('noSuchOption');
});
