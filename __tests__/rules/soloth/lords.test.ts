import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { BASE_LORD_IDS, SOLOTH_LORD_IDS, type LordId } from '../../../src/rules/catacombs/words/ids';
import { openCatacombs } from '../../../src/rules/catacombs';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt } from '../catacombs/support/facts';
import { setupWith } from '../catacombs/support/setup';
import { tableAt } from '../catacombs/support/tableAt';
import type { Table } from '../catacombs/support/table';
import { overseersTurn, solothFight } from './support';

const lair = (lord: LordId, plan: FightPlan = {}): Table =>
  overseersTurn({ fight: 'final', ...plan, setup: { lord, ...plan.setup } });

const setupOf = (lord: LordId, lordExtraLife?: number) =>
  setupWith({ expansions: ['soloth'], lord, ...(lordExtraLife === undefined ? {} : { lordExtraLife }) });

const lifeInLair = (lord: LordId, lordExtraLife?: number): number | undefined =>
  tableAt({
    setup: setupOf(lord, lordExtraLife),
    tasks: [{ kind: 'openRoom', card: 'room:lair-of-hydra', fight: 'final', board: 'cave', monsters: [] }],
  }).model.room?.lord?.life;

describe('the Lords of Soloth', () => {
  it('SOL-271: their minions, and the wandering monsters of their catacombs', () => {
    const courts = SOLOTH_LORD_IDS.map((id) => [LORD_CARDS[id].life, LORD_CARDS[id].wandering, LORD_CARDS[id].minions]);
    expect(courts).toEqual([
      [15, 'monster:flame-salamander', { 'monster:fire-demon': 2, 'monster:flame-salamander': 2 }],
      [7, 'monster:orc', { 'monster:orc': 3, 'monster:orc-wolf-rider': 2 }],
      [12, 'monster:lizard-man', { 'monster:lizard-man': 2, 'monster:giant-scorpion': 2 }],
      [
        10,
        'monster:flame-salamander',
        { 'monster:vampire': 1, 'monster:gargoyle': 2, 'monster:manticore': 2, 'monster:fire-demon': 1 },
      ],
    ]);
  });

  it('SOL-001: without the expansion nobody meets them', () => {
    const opened = openCatacombs(setupWith({ lord: 'lord:hydra' }), 1);
    expect(opened).toMatchObject({ ok: false, error: { reason: 'lordNotInBox', rule: 'SOL-001' } });
  });

  it.each(SOLOTH_LORD_IDS)('SOL-032 SOL-033: %s has its life, and up to four drops more', (lord) => {
    const { life } = LORD_CARDS[lord];
    expect([lifeInLair(lord), lifeInLair(lord, 0), lifeInLair(lord, 4)]).toEqual([life, life, life + 4]);
    for (const drops of [5, -1, 1.5]) {
      expect(openCatacombs(setupOf(lord, drops), 1)).toMatchObject({
        ok: false,
        error: { reason: 'wrongExtraLife', rule: 'SOL-033' },
      });
    }
  });

  it.each(BASE_LORD_IDS)('SOL-035: %s has none to give', (lord) => {
    expect(openCatacombs(setupOf(lord, 1), 1)).toMatchObject({ ok: false, error: { rule: 'SOL-035' } });
    expect(openCatacombs(setupOf(lord, 0), 1).ok).toBe(true);
  });

  it('SOL-034 SOL-036: extra drops are lost one by one, and with the last of them the heroes win', () => {
    const table = solothFight({
      fight: 'final',
      setup: { lord: 'lord:hydra', lordExtraLife: 4 },
      lordLife: 10,
      monsters: ['monster:lizard-man'],
    });
    table.act('hero:elf', 'punch').flick({ hits: ['lord:hydra'] });
    expect(table.events).toContainEqual(hurt('lord:hydra', 9, 'hero:elf'));
    const last = solothFight({ fight: 'final', setup: { lord: 'lord:hydra', lordExtraLife: 4 }, lordLife: 1 });
    last.act('hero:elf', 'punch').flick({ hits: ['lord:hydra'] });
    expect(last.state.outcome).toMatchObject({ winner: 'heroes', because: 'lordSlain' });
  });
});

describe('the Queen of the Underworld', () => {
  const QUEEN = 'lord:queen-of-the-underworld';
  const vanishing = () =>
    lair(QUEEN, { monsters: ['monster:fire-demon'] })
      .act(QUEEN, 'vanish')
      .flick()
      .flick();

  it('SOL-271: after her second Punch she may be put where she touches an edge', () => {
    const table = vanishing();
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'vanish', piece: QUEEN } });
    table.choose('vanish');
    const place = (xMm: number, yMm: number) => ({ kind: 'place', places: [{ id: QUEEN, xMm, yMm }] }) as const;
    expect(table.refusal(place(150, 250))).toMatchObject({ reason: 'outsideZone', rule: 'SOL-271' });
    expect(table.refusal(place(150, 20)).reason).toBe('outsideZone');
    table.place({ [QUEEN]: [281, 300] });
    expect(table.piece(QUEEN)).toMatchObject({ xMm: 281, yMm: 300 });
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it.each([
    [19, 200],
    [281, 200],
    [150, 19],
    [260, 431],
  ] as const)('SOL-271: %s, %s touches an edge', (xMm, yMm) => {
    expect(
      vanishing()
        .choose('vanish')
        .place({ [QUEEN]: [xMm, yMm] })
        .piece(QUEEN),
    ).toMatchObject({ xMm, yMm });
  });

  it('SOL-271: being set down beside a hero is no contact', () => {
    const table = vanishing()
      .choose('vanish')
      .place({ [QUEEN]: [230, 431] });
    expect(table.happened).toEqual(['moved']);
  });

  it('SOL-271: she may stay, and a Punch that is left out leaves her where she is', () => {
    const before = lair(QUEEN, { monsters: ['monster:fire-demon'] }).piece(QUEEN);
    const stays = (table: Table): void => {
      expect(table.happened).not.toContain('moved');
      expect(table.piece(QUEEN)).toEqual({ ...before, hasActed: true });
      expect(table.options).toEqual(['attack-1', 'attack-2', 'pass'].map((action) => `monster:fire-demon-1>${action}`));
    };
    stays(vanishing().choose('stay'));
    stays(
      lair(QUEEN, { monsters: ['monster:fire-demon'] })
        .act(QUEEN, 'vanish')
        .flick()
        .decline(),
    );
  });

  it('SOL-271: three Missiles in a chain, or a stunning Punch', () => {
    const chain = lair(QUEEN, { monsters: ['monster:fire-demon'] }).act(QUEEN, 'volley');
    chain
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:thief'] })
      .flick({ hits: ['hero:elf'] });
    expect(chain.prompt.purpose.kind).toBe('act');
    expect(chain.model.heroes['hero:thief']!.life).toBe(9);
    expect(chain.model.heroes['hero:elf']!.life).toBe(6);
    const stun = lair(QUEEN, { monsters: ['monster:fire-demon'] })
      .act(QUEEN, 'daunt')
      .flick({ hits: ['hero:elf'] });
    expect(stun.happened).toContain('incapacitated');
  });
});

describe('the Orc Warchief', () => {
  const CHIEF = 'lord:orc-warchief';
  const HORDE = ['monster:orc', 'monster:orc-wolf-rider', ['monster:troll', [230, 100]]] as const;
  const shout = (table: Table) =>
    table
      .act(CHIEF, 'war-cry')
      .flick({ hits: ['hero:elf'] })
      .flick();
  const ORC = 'monster:orc-1';
  const RIDER = 'monster:orc-wolf-rider-1';

  it('SOL-271: a critical Punch, a Punch, then one of his own acts, and keeps its own action', () => {
    const table = shout(lair(CHIEF, { monsters: HORDE }));
    expect(table.model.heroes['hero:elf']!.life).toBe(6);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'callOn', by: CHIEF } });
    expect(table.options).toEqual([`${ORC}>attack-1`, `${RIDER}>attack-1`, 'pass']);
    table
      .choose(`${RIDER}>attack-1`)
      .flick({ hits: ['hero:thief'] })
      .flick({ hits: ['hero:thief'] });
    expect(table.model.heroes['hero:thief']!.life).toBe(8);
    expect(table.options).toContain(`${RIDER}>attack-1`);
  });

  it('SOL-271: even one that has acted; never one that lies low', () => {
    const acted = lair(CHIEF, { monsters: HORDE }).act(ORC, 'attack-1').flick();
    expect(shout(acted).options).toContain(`${ORC}>attack-1`);
    const low = lair(CHIEF, { monsters: HORDE, pieces: [{ id: ORC, stun: { round: 1, by: ORC } }] });
    expect(shout(low).options).toEqual([`${RIDER}>attack-1`, 'pass']);
  });

  it('SOL-271: nor one that is frozen, on foot or mounted', () => {
    const spike = { slipXMm: 0, slipYMm: 0 };
    const frozen = lair(CHIEF, { monsters: HORDE, pieces: [{ id: ORC, spike }] });
    expect(shout(frozen).options).toEqual([`${RIDER}>attack-1`, 'pass']);
    const rider = lair(CHIEF, { monsters: HORDE, pieces: [{ id: RIDER, spike }] });
    expect(shout(rider).options).toEqual([`${ORC}>attack-1`, 'pass']);
  });

  it('SOL-271: nobody need follow, and without his own nobody is asked', () => {
    const left = shout(lair(CHIEF, { monsters: HORDE })).choose('pass');
    expect(left.happened).not.toContain('calledOn');
    expect(left.options).toEqual([ORC, RIDER, 'monster:troll-1'].flatMap((id) => [`${id}>attack-1`, `${id}>pass`]));
    const alone = shout(lair(CHIEF, { monsters: ['monster:troll'] }));
    expect(alone.happened).not.toContain('calledOn');
    expect(alone.options).toEqual(['monster:troll-1>attack-1', 'monster:troll-1>pass']);
  });
});

describe('the Hydra', () => {
  const HYDRA = 'lord:hydra';
  const heads = ['three-heads', 'two-heads', 'last-heads'];
  const openAt = (lordLife: number) => {
    const table = lair(HYDRA, { lordLife, monsters: ['monster:lizard-man'] });
    return heads.filter((head) => table.options.includes(`${HYDRA}>${head}`));
  };

  it('SOL-271: what it does depends on the life it has left', () => {
    expect([12, 8, 6, 5, 3, 2, 1].map((life) => openAt(life))).toEqual([
      ['three-heads'],
      ['three-heads'],
      ['three-heads'],
      ['two-heads'],
      ['two-heads'],
      ['last-heads'],
      ['last-heads'],
    ]);
    expect(lair(HYDRA, { lordLife: 5, monsters: ['monster:lizard-man'] }).barred(`${HYDRA}>three-heads`)).toMatchObject(
      {
        reason: 'notWithThisLife',
        rule: 'SOL-271',
      },
    );
  });

  it('SOL-271: near its end four pitches, every other one critical', () => {
    const table = lair(HYDRA, { lordLife: 1, monsters: ['monster:lizard-man'] }).act(HYDRA, 'last-heads');
    const lives = [1, 2, 3, 4].map(
      () => table.flick({ hits: ['hero:barbarian'] }).model.heroes['hero:barbarian']!.life,
    );
    expect(lives).toEqual([11, 9, 8, 6]);
    expect(table.prompt.purpose.kind).toBe('act');
  });
});

describe('the Shape Shifter', () => {
  const SHIFTER = 'lord:shape-shifter';
  const shifting = (monsters: FightPlan['monsters'], plan: FightPlan = {}) =>
    lair(SHIFTER, { monsters, ...plan }).act(SHIFTER, 'shift');

  it('SOL-271: every attack of every type on the board, once; Volcanism is none', () => {
    const table = shifting([
      'monster:gargoyle',
      'monster:gargoyle',
      'monster:flame-salamander',
      'monster:infernal-acolyte',
    ]);
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'takeForm' } });
    expect(table.options).toEqual([
      'monster:gargoyle>attack-1',
      'monster:infernal-acolyte>attack-1',
      'monster:flame-salamander>attack-1',
      'monster:flame-salamander>attack-2',
    ]);
  });

  it('SOL-271 BASE-145: no attack whose first disc has no spot beside it', () => {
    const wall = (id: string, xMm: number, yMm: number) => ({ kind: 'obstacle', id, xMm, yMm, radiusMm: 60 }) as const;
    const walls = [wall('obstacle-1', 92, 19), wall('obstacle-2', 19, 92), wall('obstacle-3', 72, 72)];
    const pieces = [{ id: SHIFTER, xMm: 19, yMm: 19 }, ...walls];
    const monsters = [['monster:flame-salamander', [250, 60]]] as const;
    expect(shifting(monsters, { pieces }).options).toEqual(['monster:flame-salamander>attack-1']);
  });

  it('SOL-271: it makes the whole attack of that card', () => {
    const table = shifting(['monster:manticore']).choose('monster:manticore>attack-1');
    table
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf'] })
      .flick({ hits: ['hero:elf'] });
    expect(table.model.heroes['hero:elf']!.life).toBe(5);
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('SOL-271: what the attack sets off comes with it: a step back, a card lost, a monster healed', () => {
    const gargoyle = shifting(['monster:gargoyle'])
      .choose('monster:gargoyle>attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(gargoyle.prompt.purpose).toMatchObject({ kind: 'flick', actor: SHIFTER, reason: 'retreat' });
    const rust = shifting(['monster:rust-monster'], { boards: { 'hero:elf': { equipment: ['equipment:iron-ring'] } } });
    rust.choose('monster:rust-monster>attack-1').flick({ hits: ['hero:elf'] });
    expect(rust.prompt.purpose).toMatchObject({ kind: 'corrode', hero: 'hero:elf', by: SHIFTER });
    const wight = shifting(['monster:wight'], { pieces: [{ id: 'monster:wight-1', life: 1 }] });
    wight.choose('monster:wight>attack-1').flick({ hits: ['hero:elf'] });
    expect(wight.prompt.purpose).toMatchObject({ kind: 'decay', by: SHIFTER });
  });

  it('SOL-271: as a Vampire it throws a Skeleton Warrior', () => {
    const table = shifting(['monster:vampire']).choose('monster:vampire>attack-1').flick();
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: SHIFTER, attack: 'commandUndead' });
    expect(table.flick({ hits: ['hero:elf'] }).has('monster:skeleton-warrior-1')).toBe(true);
  });

  it('SOL-271: nothing lasting comes with it, and nothing that answers a blow', () => {
    const zombie = shifting(['monster:zombie'])
      .choose('monster:zombie>attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(zombie.happened).not.toContain('incapacitated');
    const shade = shifting(['monster:shade']).choose('monster:shade>attack-1').flick().passAll();
    shade.act('hero:elf', 'punch').flick({ hits: [SHIFTER] });
    expect(shade.events).toContainEqual(hurt(SHIFTER, LORD_CARDS[SHIFTER].life - 1, 'hero:elf'));
    const bull = shifting(['monster:minotaur']).choose('monster:minotaur>attack-1').flick().passAll();
    expect(bull.act('hero:elf', 'punch').flick({ hits: [SHIFTER] }).prompt.purpose.kind).toBe('act');
  });

  it('SOL-271: the form is gone with the action', () => {
    const table = shifting(['monster:gargoyle']).choose('monster:gargoyle>attack-1').flick().nextRound().passAll();
    table.act(SHIFTER, 'punch').flick({ hits: ['hero:elf'] });
    expect(table.events).toContainEqual(hurt('hero:elf', 7, SHIFTER));
    expect(table.options).toEqual(['monster:gargoyle-1>attack-1', 'monster:gargoyle-1>pass']);
  });

  it('SOL-271: without a monster on the board there is no form to take', () => {
    expect(lair(SHIFTER).barred(`${SHIFTER}>shift`)).toMatchObject({ reason: 'noFormToTake', rule: 'SOL-271' });
  });
});
