import { stockOf } from '../../../src/rules/catacombs/content/stock';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { BASE_LORD_IDS } from '../../../src/rules/catacombs/content/ids';
import type { Piece } from '../../../src/rules/catacombs/model/piece';
import { fight, type FightPlan } from './support/fight';
import { OVERSEER, setupWith } from './support/setup';
import type { Table } from './support/table';

const WANDERING = { variants: { ...setupWith().variants, wanderingMonsters: true } };
const WARRIOR = 'monster:skeleton-warrior';

const stalling = (plan: FightPlan = {}): Table =>
  fight({ monsters: [['monster:orc', [150, 75]]], ...plan, setup: { ...WANDERING, ...plan.setup } });
const isAsked = (table: Table) => table.prompt.purpose.kind === 'addWandering';

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
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'addWandering', monster: WARRIOR } });
    expect(table.options).toEqual(['add', 'none']);
    table.choose('add');
    expect(table.refusal({ kind: 'place', places: [{ id: `${WARRIOR}-1`, xMm: 50, yMm: 160 }] })).toMatchObject({
      reason: 'outsideZone',
    });
    table.place({ [`${WARRIOR}-1`]: [13, 13] });
    expect(table.event('placed')).toMatchObject({ piece: `${WARRIOR}-1`, xMm: 13, yMm: 13 });
    expect(table.model.stock.warrior).toBe(stockOf([]).warrior - 1);
  });

  it('EXTRA-016: it has no action that turn, and acts in the next', () => {
    const table = stalling()
      .passAll()
      .choose('add')
      .place({ [`${WARRIOR}-1`]: [40, 40] });
    expect(table.options).toEqual(['monster:orc-1>attack-1', 'monster:orc-1>pass']);
    table.passAll().act('hero:elf', 'arrows').flick().decline().passAll();
    expect(table.options).toContain(`${WARRIOR}-1>attack-1`);
  });

  it('EXTRA-022: the Overseer may do without, and adds at most one a turn', () => {
    const none = stalling().passAll().choose('none');
    expect(none.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    const one = stalling()
      .passAll()
      .choose('add')
      .place({ [`${WARRIOR}-1`]: [40, 40] });
    expect(one.prompt.purpose).toMatchObject({ kind: 'act', turn: 'overseer' });
    expect(isAsked(one.passAll().passAll())).toBe(true);
  });

  it.each(BASE_LORD_IDS)('EXTRA-015: it is of the type on the board of %s', (lord) => {
    expect(stalling({ setup: { lord } }).passAll().prompt.purpose).toMatchObject({
      monster: LORD_CARDS[lord].wandering,
    });
  });

  it('EXTRA-017: with none left in the reserve, none is added', () => {
    const monsters = Array.from({ length: 6 }, () => WARRIOR) as (typeof WARRIOR)[];
    expect(isAsked(stalling({ monsters: monsters.slice(1) }).passAll())).toBe(true);
    expect(isAsked(stalling({ monsters }).passAll())).toBe(false);
  });

  it('EXTRA-018 EXTRA-019: a Punch that touches a monster is an attack', () => {
    const struck = stalling()
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(isAsked(struck)).toBe(false);
    const missed = stalling().act('hero:elf', 'punch').flick().passAll();
    expect(isAsked(missed)).toBe(true);
  });

  it('EXTRA-018 EXTRA-019: damage is not needed', () => {
    const monsters = [['monster:fire-demon', [150, 75]]] as const;
    const table = stalling({ monsters })
      .act('hero:wizard', 'spell:fireball')
      .flick({ hits: ['monster:fire-demon-1'] });
    expect(table.happened).not.toContain('damaged');
    expect(isAsked(table.passAll())).toBe(false);
  });

  it('EXTRA-019: a missile or fireball is an attack even when it misses', () => {
    expect(isAsked(stalling().act('hero:elf', 'arrows').flick().decline().passAll())).toBe(false);
    expect(isAsked(stalling().act('hero:wizard', 'spell:fireball').flick().passAll())).toBe(false);
  });

  it('EXTRA-019: spells without a flick and movements are not', () => {
    const healed = stalling({ boards: { 'hero:elf': { life: 2 } } })
      .act('hero:wizard', 'spell:heal-all')
      .passAll();
    expect(isAsked(healed)).toBe(true);
    const dodged = stalling()
      .act('hero:thief', 'dodge')
      .flick()
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(isAsked(dodged)).toBe(true);
  });

  it('EXTRA-020: attacks of Allies do not count', () => {
    const skeleton = stalling({ pieces: [SKELETON] })
      .act(SKELETON.id, 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(isAsked(skeleton.passAll())).toBe(true);
    const familiar = stalling({ pieces: [FAMILIAR] })
      .act(FAMILIAR.id, 'punch')
      .flick({ hits: ['monster:orc-1'] });
    expect(isAsked(familiar.passAll())).toBe(true);
  });

  it('EXTRA-014: what was done in an earlier round does not count', () => {
    const table = stalling().act('hero:elf', 'arrows').flick().decline().passAll().passAll();
    expect(table.model.room?.round).toBe(2);
    expect(isAsked(table.passAll())).toBe(true);
  });

  it('EXTRA-021: not in the final battle', () => {
    expect(isAsked(stalling({ fight: 'final' }).passAll())).toBe(false);
  });

  it('EXTRA-023: not when the room has no monster left', () => {
    const table = stalling({ monsters: [] }).passAll();
    expect(table.happened).toContain('roomCleared');
  });

  it('EXTRA-082 EXTRA-037: in a camp fight it comes in the zone where the Overseer set up', () => {
    const table = stalling({ fight: 'camp' }).passAll().choose('add');
    expect(table.prompt.ask).toMatchObject({
      pieces: [{ regions: [{ kind: 'inside', rect: { xMm: 50, yMm: 390, widthMm: 200, heightMm: 60 } }] }],
    });
  });

  it('EXTRA-014: only where the table plays with this rule', () => {
    expect(isAsked(fight({ monsters: ['monster:orc'] }).passAll())).toBe(false);
  });
});
