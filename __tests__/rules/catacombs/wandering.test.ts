import { stockOf } from '../../../src/rules/catacombs/content/stock';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { BASE_LORD_IDS } from '../../../src/rules/catacombs/words/ids';
import type { Piece } from '../../../src/rules/catacombs/model/piece';
import { fight, type FightPlan } from './support/fight';
import { OVERSEER, setupWith } from './support/setup';
import type { Table } from './support/table';

const WANDERING = { variants: { ...setupWith().variants, wanderingMonsters: true } };
const WARRIOR = 'monster:skeleton-warrior';

const stalling = (plan: FightPlan = {}): Table =>
  fight({ monsters: [['monster:orc', [150, 75]]], ...plan, setup: { ...WANDERING, ...plan.setup } });
const WANDER = 'wander';
/** In the Overseer's turn, while monsters may act, it is one of the options. */
const isOffered = (table: Table) => table.prompt.purpose.kind === 'act' && table.options.includes(WANDER);

const FAMILIAR: Piece = {
  kind: 'ally',
  id: 'ally:familiar',
  card: 'ally:familiar',
  owner: 'hero:wizard',
  xMm: 230,
  yMm: 420,
  radiusMm: 9.5,
  hasActed: false,
};
const SKELETON: Piece = {
  kind: 'ally',
  id: 'ally:summoned-skeleton',
  card: 'ally:summoned-skeleton',
  owner: 'hero:wizard',
  xMm: 230,
  yMm: 420,
  radiusMm: 12.5,
  hasActed: false,
};

describe('wandering monsters', () => {
  it('EXTRA-014 EXTRA-022: when no hero has attacked, the Overseer may add one anywhere in the monster zone', () => {
    const table = stalling().passAll();
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'act', turn: 'overseer' } });
    expect(table.options).toEqual(['monster:orc-1>attack-1', 'monster:orc-1>pass', WANDER]);
    table.choose(WANDER);
    expect(table.refusal({ kind: 'place', places: [{ id: `${WARRIOR}-1`, xMm: 50, yMm: 160 }] })).toMatchObject({
      reason: 'outsideZone',
      rule: 'EXTRA-014',
    });
    table.place({ [`${WARRIOR}-1`]: [13, 13] });
    expect(table.events).toMatchObject([{ kind: 'placed', piece: `${WARRIOR}-1`, xMm: 13, yMm: 13 }]);
    expect(table.model.stock.warrior).toBe(stockOf([]).warrior - 1);
  });

  const added = (table: Table) => table.choose(WANDER).place({ [`${WARRIOR}-1`]: [40, 40] });

  it('EXTRA-016: it has no action that turn, and acts in the next', () => {
    const table = added(stalling().passAll());
    expect(table.options).toEqual(['monster:orc-1>attack-1', 'monster:orc-1>pass']);
    table.passAll().act('hero:elf', 'arrows').flick().decline().passAll();
    expect(table.options).toContain(`${WARRIOR}-1>attack-1`);
  });

  it('EXTRA-022: between two actions, never within one, and at most once a turn', () => {
    const monsters = [
      ['monster:orc', [150, 75]],
      ['monster:orc', [200, 75]],
    ] as const;
    const table = stalling({ monsters }).passAll().act('monster:orc-1', 'attack-1');
    expect(table.prompt.purpose.kind).toBe('flick');
    table.flick();
    expect(isOffered(table)).toBe(true);
    added(table);
    expect(table.options).toEqual(['monster:orc-2>attack-1', 'monster:orc-2>pass']);
    table.act('monster:orc-2', 'pass');
    expect(table.event('roundBegan').round).toBe(2);
    expect(isOffered(table.passAll())).toBe(true);
  });

  it('EXTRA-022: after the last action the turn waits for a yes or a no', () => {
    const table = stalling().passAll().act('monster:orc-1', 'pass');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'addWandering', monster: WARRIOR } });
    expect(table.options).toEqual(['add', 'none']);
    const { state } = table;
    expect(table.choose('none').event('roundBegan').round).toBe(2);
    table.state = state;
    table.choose('add').place({ [`${WARRIOR}-1`]: [40, 40] });
    expect(table.happened.slice(0, 2)).toEqual(['placed', 'roundBegan']);
  });

  it('EXTRA-022: even if no monster can act', () => {
    const pieces = [{ id: 'monster:orc-1', stun: { round: 1, cause: { by: 'hero:elf', rule: 'BASE-157' } } }];
    const table = stalling({ pieces: pieces as FightPlan['pieces'] }).passAll();
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'addWandering', monster: WARRIOR } });
    expect(table.options).toEqual(['add', 'none']);
    expect(table.choose('add').place({ [`${WARRIOR}-1`]: [40, 40] }).events[0]).toMatchObject({
      kind: 'placed',
      piece: `${WARRIOR}-1`,
    });
  });

  it.each(BASE_LORD_IDS)('EXTRA-015: it is of the type on the board of %s', (lord) => {
    const table = stalling({ setup: { lord } }).passAll().choose(WANDER);
    expect(table.prompt.purpose).toEqual({ kind: 'placeSpawn', monster: LORD_CARDS[lord].wandering });
  });

  it('EXTRA-017: with none left in the reserve, none is added', () => {
    const monsters = Array.from({ length: 6 }, () => WARRIOR) as (typeof WARRIOR)[];
    expect(isOffered(stalling({ monsters: monsters.slice(1) }).passAll())).toBe(true);
    expect(isOffered(stalling({ monsters }).passAll())).toBe(false);
  });

  it('EXTRA-018 EXTRA-019: a Punch that touches a monster is an attack', () => {
    const struck = stalling()
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(isOffered(struck)).toBe(false);
    const missed = stalling().act('hero:elf', 'punch').flick().passAll();
    expect(isOffered(missed)).toBe(true);
  });

  it('EXTRA-018 EXTRA-019: damage is not needed', () => {
    const monsters = [['monster:fire-demon', [150, 75]]] as const;
    const table = stalling({ monsters })
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(table.happened).not.toContain('damaged');
    expect(isOffered(table.passAll())).toBe(false);
  });

  it('EXTRA-019: a missile or fireball is an attack even when it misses', () => {
    expect(isOffered(stalling().act('hero:elf', 'arrows').flick().decline().passAll())).toBe(false);
    expect(isOffered(stalling().act('hero:wizard', 'spell:fireball').flick().passAll())).toBe(false);
  });

  it('EXTRA-019: spells without a flick and movements are not', () => {
    const healed = stalling({ boards: { 'hero:elf': { life: 2 } } })
      .act('hero:wizard', 'spell:heal-all')
      .passAll();
    expect(isOffered(healed)).toBe(true);
    const dodged = stalling()
      .act('hero:thief', 'dodge')
      .flick()
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(isOffered(dodged)).toBe(true);
  });

  it('EXTRA-020: attacks of Allies do not count', () => {
    const skeleton = stalling({ pieces: [SKELETON] })
      .act(SKELETON.id, 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(isOffered(skeleton.passAll())).toBe(true);
    const familiar = stalling({ pieces: [FAMILIAR] })
      .act(FAMILIAR.id, 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(isOffered(familiar.passAll())).toBe(true);
  });

  it('EXTRA-014: what was done in an earlier round does not count', () => {
    const table = stalling().act('hero:elf', 'arrows').flick().decline().passAll().passAll();
    expect(table.model.room?.round).toBe(2);
    expect(isOffered(table.passAll())).toBe(true);
  });

  it('EXTRA-021: not in the final battle', () => {
    expect(isOffered(stalling({ fight: 'final' }).passAll())).toBe(false);
  });

  it('EXTRA-023: not when the room has no monster left', () => {
    const table = stalling({ monsters: [] }).passAll();
    expect(table.happened).toContain('roomCleared');
  });

  it('EXTRA-022 EXTRA-023: the beginning of the turn decides, though the last monster has become a wall since', () => {
    const SPIRIT = 'monster:fire-spirit-1';
    const table = stalling({ monsters: ['monster:fire-spirit'] })
      .passAll()
      .act(SPIRIT, 'attack-1');
    expect(table.prompt.purpose.kind).toBe('flick');
    table.flick({ hits: ['hero:thief'] });
    expect(table.happened.at(-1)).toBe('becameFireWall');
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'addWandering', monster: WARRIOR } });
    const { state } = table;
    expect(table.choose('none').happened[0]).toBe('roomCleared');
    table.state = state;
    table.choose('add').place({ [`${WARRIOR}-1`]: [200, 40] });
    expect(table.happened).toEqual(['placed', 'roundBegan', 'turnBegan']);
    expect(table.passAll().options).toContain(`${WARRIOR}-1>attack-1`);
  });

  it('EXTRA-014: in a camp fight too it comes in the usual monster zone', () => {
    const table = stalling({ fight: 'camp' }).passAll().choose(WANDER);
    expect(table.prompt.ask).toMatchObject({
      pieces: [{ regions: [{ kind: 'inside', rect: { xMm: 0, yMm: 0, widthMm: 300, heightMm: 150 } }] }],
    });
  });

  it('EXTRA-014: only where the table plays with this rule', () => {
    expect(isOffered(fight({ monsters: ['monster:orc'] }).passAll())).toBe(false);
  });
});
