import { barred, choose, deed, end, fight, idsOf, kinds, of, offered, OGRE, played, SVEIN, YSOLDE } from './hand';

/** The second round begins with this one. */
const second = (
  imprevu: string,
  draws: readonly number[] = [],
  hero: object = {},
  more: object = {},
  opening: object = {},
) =>
  fight(
    'guardroom',
    [
      [SVEIN, '0:4,5', { destiny: 0, ...hero }],
      [OGRE, '0:1,1'],
    ],
    { quest: { id: 'quest:pest-control', imprevus: [`imprevu:${imprevu}`], ...more }, draws },
    opening,
  );
const pass = [end, end];

it('REIGN-055, REIGN-056, REIGN-060 one at the start of every turn of the heroes but the first, before anything else of it', () => {
  const { all, last } = played(second('deceptive-calm', [], { isPoisoned: true }), pass);
  expect(of(all, 'imprevu')).toEqual([{ kind: 'imprevu', imprevu: 'imprevu:deceptive-calm' }]);
  const told = kinds(last);
  expect(told.indexOf('imprevu')).toBeLessThan(told.lastIndexOf('lost'));
  expect(told.indexOf('imprevu')).toBeGreaterThan(told.indexOf('roundBegan'));
});

describe('REIGN-327, REIGN-368 the cards', () => {
  it('5 a stray rat bites the least agile for 1, past all armour', () => {
    const two = fight(
      'guardroom',
      [
        [SVEIN, '0:4,5', { destiny: 0 }],
        [YSOLDE, '0:3,5', { destiny: 0 }],
        [OGRE, '0:1,1'],
      ],
      {
        quest: { id: 'quest:pest-control', imprevus: ['imprevu:stray-rat'] },
      },
    );
    const { last } = played(two, [choose(SVEIN, YSOLDE), end, end, end]);
    expect(of(last, 'lost')).toEqual([{ kind: 'lost', who: SVEIN, points: 1, left: 31, why: 'imprevu' }]);
  });

  it('6 a grim echo: every hero takes a fear test of 1', () => {
    expect(of(played(second('grim-echo', [0, 0]), pass).last, 'rolled')).toMatchObject([
      { why: 'fear', who: SVEIN, difficulty: 1 },
    ]);
    expect(of(played(second('grim-echo', [], { pack: ['object:amulet-of-courage'] }), pass).last, 'rolled')).toEqual(
      [],
    );
  });

  it('7 a false step costs the leader a point on a failed Agility test', () => {
    const failed = played(second('false-step', [0, 0]), pass);
    expect([of(failed.last, 'rolled')[0]?.why, failed.state.model.people[SVEIN]?.points]).toEqual(['falseStep', 3]);
    expect(played(second('false-step', [5, 5]), pass).state.model.people[SVEIN]?.points).toBe(4);
  });

  it('8 rusted locks are two harder to pick, this turn', () => {
    const beside = { at: '0:4,1' };
    const setup = (imprevu: string) => {
      const one = second(imprevu);
      const people = one.opening.people.map((person) =>
        person.who === SVEIN ? { ...person, ...beside } : { ...person, at: '0:7,5' },
      );
      return { ...one, opening: { ...one.opening, people } };
    };
    const picks = (imprevu: string) =>
      offered(played(setup(imprevu), pass).state).flatMap((one) => (one.kind === 'pick' ? [one.chance.wins] : []));
    expect([picks('rusted-lock'), picks('deceptive-calm')]).toEqual([[17], [26]]);
  });

  it('9 a second wind: every hero regains 1D', () => {
    expect(played(second('second-wind', [4], { hp: 20 }), pass).state.model.people[SVEIN]?.hp).toBe(24);
  });

  it('10 a gleam in the dust: ten times 1D for the pot', () => {
    expect(played(second('gleam-in-the-dust', [5]), pass).state.model.pot).toBe(50);
  });

  it('3 an icy draught: sight goes four squares until the next one', () => {
    const bow = { hands: ['weapon:hunting-bow'] };
    expect(barred(played(second('icy-draught', [], bow), pass).state, 'shoot:ogre-1')).toBeNull();
    const long = fight(
      'guard-corridor',
      [
        [SVEIN, '0:2,6', { destiny: 0, ...bow }],
        [OGRE, '0:2,1'],
      ],
      {
        quest: { id: 'quest:pest-control', imprevus: ['imprevu:icy-draught', 'imprevu:deceptive-calm'] },
      },
    );
    expect(barred(played(long, pass).state, 'shoot:ogre-1')).toBe('notInSight REIGN-097');
    expect(idsOf(played(long, [...pass, ...pass]).state, 'shoot')).toContain('shoot:ogre-1');
  });

  it('12 a good omen: one failed roll of this turn may be thrown again', () => {
    const setup = second('good-omen', [0, 0, 5, 5], { web: 1 });
    const failed = played(setup, [...pass, deed('breakFree')]);
    expect(failed.state.prompt).toMatchObject({ purpose: { kind: 'rethrow' }, ask: { options: ['omen'] } });
    const free = played(setup, [...pass, deed('breakFree'), choose('omen')]);
    expect([kinds(free.last).includes('freed'), free.state.model.quest?.hasOmen]).toEqual([true, false]);
  });

  it('4 a cave-in: rubble on an empty square; whoever is beside it is out of the way or hit for 2D less what protects', () => {
    const { state, last } = played(second('cave-in'), pass);
    expect(of(last, 'cavedIn')).toHaveLength(1);
    expect(state.model.board.elements.filter(({ kind }) => kind === 'rubble')).toHaveLength(1);
    expect(state.model.quest?.caveIns).toBe(1);
  });

  it('11 a forgotten trap: hidden on an empty square away from the heroes', () => {
    const { state } = played(second('forgotten-trap', [5]), pass);
    expect(state.model.traps).toMatchObject([{ kind: 'spikes', isKnown: false, state: 'set', laidBy: 'catacombs' }]);
    expect(played(second('forgotten-trap', [0]), pass).state.model).toMatchObject({
      traps: [{ kind: 'hole' }],
      quest: { pits: 1 },
    });
  });

  it('a search that comes to 0 draws one at once (REIGN-109)', () => {
    const setup = second('gleam-in-the-dust', [0, 0, 3, 2]);
    expect(kinds(played(setup, [deed('search:0:4,4')]).last)).toContain('imprevu');
    expect(played(setup, [deed('search:0:4,4')]).state.model.pot).toBe(20);
  });
});

describe('REIGN-175 an ambush', () => {
  const waiting = (draws: readonly number[], more: object = {}) =>
    fight(
      'guardroom',
      [
        [SVEIN, '0:7,4', { destiny: 0 }],
        [OGRE, '0:1,1', { web: 9 }],
      ],
      {
        quest: {
          id: 'quest:pest-control',
          imprevus: ['imprevu:ambush'],
          pile: ['zone:dead-end', 'zone:guard-corridor'],
          ...more,
        },
        isMasterNeutral: true,
        draws,
      },
    );
  /** Web 9 holds the ogre: three tries, six dice; then spiders, one of them. */
  const tries = [0, 0, 0, 0, 0, 0, 0, 0, 0];

  it('REIGN-368 is rolled when it is drawn and waits for the next zone', () => {
    const { state, last } = played(waiting([...tries, 0, 0]), [end]);
    expect(
      of(last, 'rolled')
        .slice(-2)
        .map(({ why }) => why),
    ).toEqual(['encounter', 'encounter']);
    expect(state.model.quest?.ambush).toEqual({ is: 'creature:giant-spider', count: 1 });
  });

  it('REIGN-175 they act at once with all their points, then the opener goes on', () => {
    const { last, state } = played(waiting([...tries, 0, 0, 0, 0, 0, 0, 0]), [end, deed('open:0:8,4')]);
    expect(of(last, 'ambushed')).toEqual([{ kind: 'ambushed', who: ['giant-spider-1'] }]);
    expect(of(last, 'acts')).toMatchObject([{ who: 'giant-spider-1', points: 4 }]);
    expect([state.model.side, state.model.isAmbush, state.prompt?.purpose.kind]).toEqual(['heroes', false, 'act']);
  });
});
