import {
  CHARACTER_IDS,
  charactersOf,
  CORNERS,
  CRYSTAL_IDS,
  crystalsOf,
  GROUNDS,
  LAUNCH,
  LAYOUT_IDS,
  lying,
  TEAMS,
  type CharacterId,
} from '../../../src/rules/conquest';
import { came, crystal, FOUR, holding, play, played, refusalOf, shot, throwFrom, tokensOf, touch, TWO } from './hand';

const HANDS = {
  ann: ['shield-knight/coral'],
  bob: ['hill-barbarian/rat'],
  cleo: ['grave-tyrant/moth'],
  dan: ['black-rider/spider'],
};
const SEAT: Readonly<Record<CharacterId, keyof typeof HANDS>> = {
  ...{ 'sword-1': 'ann', 'sword-2': 'bob', 'skull-1': 'cleo', 'skull-2': 'dan' },
};

/** Who acts now is the one that the marker of the team shows. */
const turnOf = (character: CharacterId) => {
  const team = character.startsWith('sword') ? 'sword' : 'skull';
  const teams = { [team]: { marker: Number(character.at(-1)) } };
  return { seats: FOUR, opening: { turn: team, step: 'act', hands: HANDS, teams } };
};

it('CONQ-001 one or two play each team, so two to four in all', () => {
  expect(played({ seats: TWO }, []).state.model.setup.seats).toEqual({
    sword: ['ann', 'ann'],
    skull: ['cleo', 'cleo'],
  });
  expect(refusalOf({ seats: { sword: ['ann', 'bob', 'eve'], skull: ['cleo'] } })).toContain('setup.seats.sword');
  expect(refusalOf({ seats: { sword: [], skull: ['cleo'] } })).toContain('setup.seats.sword');
});

it('CONQ-006, CONQ-013 a disc is the seat that it stands for, and the face of the marker says which of the two acts', () => {
  for (const character of CHARACTER_IDS) {
    const { prompt } = played(turnOf(character), []).state;
    expect(prompt).toMatchObject({
      seats: [SEAT[character]],
      purpose: { kind: 'playCard', character },
      ask: { options: HANDS[SEAT[character]] },
    });
  }
});

it('CONQ-005, CONQ-150 the other one of the team is a companion, both of the other team are enemies and share one pool', () => {
  for (const character of CHARACTER_IDS) {
    const [card] = HANDS[SEAT[character]] as [string];
    const team = TEAMS.find((one) => charactersOf(one).includes(character))!;
    const others = CHARACTER_IDS.filter((one) => one !== character);
    const { last, state } = played(turnOf(character), [
      play(card),
      ...shot(others.map((one) => touch(character, one))),
    ]);
    const hit = last.flatMap((event) => (event.kind === 'hit' ? [event.target] : []));
    const spared = last.flatMap((event) => (event.kind === 'harmless' ? [`${event.why} ${event.target}`] : []));
    expect(hit).toEqual(charactersOf(team === 'sword' ? 'skull' : 'sword'));
    expect(spared).toEqual([`companion ${charactersOf(team).find((one) => one !== character)!}`]);
    const damage = card === 'hill-barbarian/rat' || card === 'grave-tyrant/moth' ? 4 : 2;
    expect(tokensOf(state)).toEqual(team === 'sword' ? [8, 8 - damage, 8 + damage] : [8 - damage, 8, 8 + damage]);
    // Nobody is taken off, whoever was hit.
    expect(Object.keys(state.model.discs)).toEqual(expect.arrayContaining([...CHARACTER_IDS]));
  }
});

it('CONQ-153 whatever is in neither pool is the bank', () => {
  for (const tokens of [1, 4, 9]) expect(tokensOf(played({ tokens }, []).state)[2]).toBe(24 - 2 * tokens);
  expect(tokensOf(played({ tokens: { sword: 3, skull: 7 } }, []).state)).toEqual([3, 7, 14]);
});

it('CONQ-008, CONQ-011 two discs of each team and five crystals lie in the arena, and nothing else', () => {
  const lies = lying(played({}, []).state.model).map(({ id }) => id);
  expect(lies).toEqual(['crystal-1', 'crystal-2', 'crystal-3', 'crystal-4', 'crystal-5', ...lies.slice(5)]);
  expect(new Set(lies.slice(5))).toEqual(new Set(['sword-1', 'sword-2', 'skull-1', 'skull-2']));
  expect(lies).toHaveLength(9);
});

it('CONQ-022, CONQ-024, CONQ-025, CONQ-218 crystals in the middle, Characters one to a corner of their own short side', () => {
  for (const layout of LAYOUT_IDS) {
    const { discs } = played({ layout }, []).state.model;
    expect(CHARACTER_IDS.map((id) => discs[id])).toEqual(CHARACTER_IDS.map((id) => CORNERS[id]));
    for (const { id, xMm, yMm } of crystalsOf(layout)) {
      expect(discs[id]).toEqual({ xMm, yMm });
      expect(Math.abs(xMm - 305)).toBeLessThanOrEqual(610 / 4);
    }
  }
  const sides = CHARACTER_IDS.map((id) => [CORNERS[id].xMm < 305 ? 'left' : 'right', CORNERS[id].yMm < 177.5]);
  expect(sides).toEqual([
    ['left', true],
    ['left', false],
    ['right', false],
    ['right', true],
  ]);
});

it.each(GROUNDS)('CONQ-021, CONQ-155, CONQ-198, CONQ-212 the arena is 610 by 355 mm, on %s', (ground) => {
  const { prompt } = played({ ...turnOf('sword-1'), ground }, [play('shield-knight/coral')]).state;
  const edge = ground === 'walls' ? 'wall' : 'open';
  expect(prompt?.ask).toMatchObject({ kind: 'flick', board: { widthMm: 610, heightMm: 355, edge } });
});

it('CONQ-019, CONQ-084, CONQ-200 in any direction, at any speed up to the greatest of the house', () => {
  expect(LAUNCH).toEqual({ minSpeedMmS: 44, maxSpeedMmS: 2200 });
  const before = [play('shield-knight/coral')];
  for (let step = 0; step < 24; step++) {
    const [x, y] = [Math.cos((step * Math.PI) / 12), Math.sin((step * Math.PI) / 12)];
    for (const speed of [44.1, 1000, 2199.9]) {
      const flick = { discId: 'sword-1', vxMmS: x * speed, vyMmS: y * speed };
      const { ask } = played(turnOf('sword-1'), [...before, { kind: 'flick', flick }]).state.prompt!;
      expect(ask).toMatchObject({ kind: 'flickResolved', shot: { ...flick, projectile: null } });
    }
  }
  const tooFast = { kind: 'flick', flick: { discId: 'sword-1', vxMmS: 0, vyMmS: 2200.1 } };
  expect(refusalOf(turnOf('sword-1'), [...before, tooFast])).toContain('tooFast (CONQ-200)');
});

it('CONQ-009, CONQ-010 there is always a projectile to put down, and the wave has two faces of one size', () => {
  const setup = { seats: FOUR, ...holding({ ann: ['royal-archer/coral'] }, { step: 'act' }) };
  const first = [play('royal-archer/coral'), ...shot()];
  const aloft = [throwFrom(58, 46), came(), throwFrom(58, 30)];
  const { ask } = played(setup, [...first, ...aloft]).state.prompt!;
  expect(ask).toMatchObject({
    kind: 'flickResolved',
    shot: { discId: 'longbow', projectile: { id: 'longbow', xMm: 58, yMm: 30, radiusMm: 9.5 } },
  });
  if (ask.kind !== 'flickResolved') throw new Error('nothing flies');
  expect(ask.table.discs.map(({ id }) => id)).not.toContain('longbow');
  const radii = ['lay-sister/rat', 'clay-guardian/coral'].map((card) => {
    const moves = card === 'lay-sister/rat' ? [] : shot();
    const of = { seats: FOUR, ...holding({ ann: [card] }, { step: 'act' }) };
    const asked = played(of, [play(card), ...moves]).state.prompt?.ask;
    return asked?.kind === 'flick' ? [asked.projectile?.id, asked.projectile?.radiusMm] : null;
  });
  expect(radii).toEqual([
    ['wave', 22],
    ['powerful-wave', 22],
  ]);
});

it('CONQ-148, CONQ-149 a crystal may shove friend and foe, all stay where they stop, and it lies there in the next turn', () => {
  const before = [play('shield-knight/coral'), ...shot(), ...shot(), crystal[0]!];
  const shoved = [
    { id: 'crystal-1', xMm: 400, yMm: 300 },
    { id: 'skull-1', xMm: 500, yMm: 320 },
    { id: 'sword-2', xMm: 60, yMm: 300 },
  ];
  const log = [touch('crystal-1', 'skull-1'), touch('crystal-1', 'sword-2')];
  const { state } = played(turnOf('sword-1'), [...before, came(log, shoved)]);
  expect(tokensOf(state)).toEqual([8, 8, 8]);
  expect(state.model.active).toBe('skull');
  for (const { id, ...spot } of shoved) expect(state.model.discs[id as (typeof CRYSTAL_IDS)[0]]).toEqual(spot);
});

describe('the order of a turn', () => {
  /** Every question and every fact, in the order in which they come. */
  function told(setup: object, commands: readonly object[]): readonly string[] {
    const steps: string[] = [];
    let count = 0;
    for (let done = 0; done <= commands.length; done++) {
      const { all, state } = played(setup, commands.slice(0, done));
      steps.push(...all.slice(count).map(({ kind }) => kind));
      count = all.length;
      if (state.prompt !== null) steps.push(`${state.prompt.purpose.kind}?`);
    }
    return steps.slice(steps.indexOf('turnBegan'));
  }
  const FLIGHT = ['flicked', 'watch?', 'settled'];
  const away = { kind: 'flick', flick: { vxMmS: 300, vyMmS: 0 } };

  it('CONQ-064 exhaustion, draw, card, target, a second flick, the ability, the discard, the crystal, the marker', () => {
    const setup = {
      seats: FOUR,
      options: ['exhaustion'],
      ...holding(
        { ann: ['bolt-hunter/moth'] },
        { teams: { sword: { pile: [] }, skull: { kept: ['behemoth/coral'] } } },
      ),
    };
    const missed = { kind: 'flickResolved', contacts: [], rest: { projectile: { id: 'missile', xMm: 250, yMm: 40 } } };
    const commands = [
      ...[play('bolt-hunter/moth'), ...shot(), play('skull-1'), throwFrom(58, 46), missed],
      ...[away, came([touch('missile', 'skull-1')]), play(), ...crystal],
    ];
    expect(told(setup, commands)).toEqual([
      ...['turnBegan', 'tokenMoved', 'pileEmpty', 'playCard?', 'played', 'shoot?', ...FLIGHT, 'target?', 'named'],
      ...['shoot?', ...FLIGHT, 'missed', 'shootAgain?', ...FLIGHT, 'hit', 'projectileGone', 'armour?', 'tokenMoved'],
      ...['sundered', 'discarded', 'moveCrystal?', ...FLIGHT, 'flipped', 'turnBegan', 'drew', 'playCard?'],
    ]);
  });

  it('CONQ-064 a stronger wave, then armour, then the tokens; and the draw at the end', () => {
    const kept = { skull: { kept: ['behemoth/coral'] } };
    const hand = ['clay-guardian/coral', 'gryphon/moth'];
    const setup = { seats: FOUR, options: ['drawAtEnd'], ...holding({ ann: hand }, { teams: kept }) };
    const commands = [
      ...[play('clay-guardian/coral'), ...shot(), throwFrom(70, 62), came([touch('powerful-wave', 'skull-1')])],
      ...[play('gryphon/moth'), play(), ...crystal],
    ];
    expect(told(setup, commands)).toEqual([
      ...['turnBegan', 'playCard?', 'played', 'shoot?', ...FLIGHT, 'shoot?', ...FLIGHT, 'hit', 'projectileGone'],
      ...['boost?', 'boosted', 'armour?', 'tokenMoved', 'tokenMoved', 'tokenMoved', 'kept'],
      ...['moveCrystal?', ...FLIGHT, 'drew', 'flipped', 'turnBegan', 'playCard?'],
    ]);
  });

  it('CONQ-064 a surprise: what was played is put away before the next card, and there is no draw between', () => {
    const hand = ['captain-of-the-watch/rat', 'shield-knight/coral'];
    const setup = { seats: FOUR, ...holding({ ann: hand }, { step: 'act' }) };
    const commands = [play(hand[0]!), ...shot(), ...shot(), play(hand[1]!), ...shot(), ...shot(), ...crystal];
    expect(told(setup, commands)).toEqual([
      ...['turnBegan', 'playCard?', 'played', 'shoot?', ...FLIGHT, 'shoot?', ...FLIGHT, 'surprise?', 'discarded'],
      ...['played', 'shoot?', ...FLIGHT, 'shoot?', ...FLIGHT, 'kept', 'moveCrystal?', ...FLIGHT, 'flipped'],
      ...['turnBegan', 'drew', 'playCard?'],
    ]);
  });
});
