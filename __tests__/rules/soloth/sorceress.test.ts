import { HERO_CARDS } from '../../../src/rules/catacombs';
import type { Hero } from '../../../src/rules/catacombs';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { FightPlan } from '../catacombs/support/fight';
import { optionsOf } from '../catacombs/support/gear';
import type { Table } from '../catacombs/support/table';
import { solothParty } from './support';

const SORCERESS = 'hero:sorceress';
const WHOLE = HERO_CARDS[SORCERESS].life;
const ORC = 'monster:orc-1';
const POTION = 'equipment:healing-potion';

const sorceress = (board: Partial<Hero> = {}, plan: FightPlan = {}): Table =>
  solothParty({ monsters: ['monster:orc'], ...plan, boards: { ...plan.boards, [SORCERESS]: board } });

const herOwn = (table: Table): Hero => heroOf(table.model, SORCERESS);

const steps = (action: string): readonly string[] =>
  HERO_CARDS[SORCERESS].actions
    .filter(({ id }) => id === action)
    .flatMap((card) => card.steps.map((step) => (step.kind === 'effect' ? step.effect : step.attack.type)));

describe('the magic of the Sorceress', () => {
  it('SOL-129: she starts the game with 6 points of magic, and nobody else has any', () => {
    const { heroes } = sorceress().model;
    expect(Object.values(heroes).map(({ id, magic }) => [id, magic])).toEqual([
      ['hero:ice-princess', undefined],
      ['hero:paladin', undefined],
      ['hero:witch-hunter', undefined],
      [SORCERESS, 6],
    ]);
  });

  it('SOL-130 SOL-273: Arcane Bolt costs 1, Fire Burst 2, Hex 3', () => {
    const costs = ['arcane-bolt', 'fire-burst', 'binding-hex'].map((action) => {
      const table = sorceress().act(SORCERESS, action);
      return [action, table.event('magicSpent').spent, herOwn(table).magic];
    });
    expect(costs).toEqual([
      ['arcane-bolt', { magic: 1, life: 0 }, 5],
      ['fire-burst', { magic: 2, life: 0 }, 4],
      ['binding-hex', { magic: 3, life: 0 }, 3],
    ]);
    expect(['arcane-bolt', 'fire-burst', 'binding-hex'].map(steps)).toEqual([
      ['missile', 'missile'],
      ['fireball'],
      ['missile'],
    ]);
  });

  it('SOL-273: the Hex lays a monster low', () => {
    const table = sorceress()
      .act(SORCERESS, 'binding-hex')
      .flick({ hits: [ORC] });
    expect(table.piece(ORC)).toMatchObject({ life: 1, stun: { by: SORCERESS } });
  });

  it('SOL-273: none of them heals her', () => {
    for (const action of ['arcane-bolt', 'fire-burst', 'binding-hex']) {
      const table = sorceress({ life: 3 })
        .act(SORCERESS, action)
        .flick({ hits: [ORC] });
      expect(herOwn(table).life).toBe(3);
    }
  });

  it('SOL-254: her Punch costs nothing', () => {
    expect(herOwn(sorceress({ magic: 0 }).act(SORCERESS, 'punch'))).toMatchObject({ magic: 0, life: WHOLE });
  });

  it('SOL-137: as often as she can pay, in one room', () => {
    const table = sorceress({ magic: 3 }, { monsters: ['monster:troll'] });
    for (const left of [2, 1, 0]) {
      table.act(SORCERESS, 'arcane-bolt').flick().flick();
      expect(herOwn(table).magic).toBe(left);
      table.nextRound();
    }
  });

  it('SOL-138: one action a turn all the same', () => {
    const table = sorceress().act(SORCERESS, 'fire-burst').flick();
    expect(optionsOf(table, SORCERESS)).toEqual([]);
  });

  it('SOL-139: it does not come back with a new room', () => {
    const table = sorceress({ magic: 2 }, { monsters: [] }).passAll();
    expect(table.happened).toContain('roomCleared');
    expect(herOwn(table).magic).toBe(2);
  });
});

describe('paying with life', () => {
  it('SOL-131 SOL-134: with too little magic the rest is life, once her player has said so', () => {
    const table = sorceress({ magic: 1, life: 5 }).act(SORCERESS, 'binding-hex');
    expect(table.prompt).toMatchObject({
      seats: ['bob'],
      purpose: { kind: 'payWithLife', hero: SORCERESS, action: 'binding-hex', price: { magic: 1, life: 2 } },
      ask: { options: ['payLife', 'keepLife'] },
    });
    table.choose('payLife');
    expect(herOwn(table)).toMatchObject({ magic: 0, life: 3 });
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: SORCERESS });
  });

  it('SOL-131: or she keeps it, and may still do something else', () => {
    const table = sorceress({ magic: 0, life: 5 }).act(SORCERESS, 'arcane-bolt').choose('keepLife');
    expect(herOwn(table)).toMatchObject({ magic: 0, life: 5 });
    expect(optionsOf(table, SORCERESS)).toContain(`${SORCERESS}>punch`);
  });

  it('SOL-134: as long as there is magic enough nobody asks', () => {
    const table = sorceress({ magic: 3, life: 5 }).act(SORCERESS, 'binding-hex');
    expect(table.prompt.purpose).toMatchObject({ kind: 'flick', actor: SORCERESS });
    expect(herOwn(table)).toMatchObject({ magic: 0, life: 5 });
  });

  it('SOL-132 SOL-134: never with her last point', () => {
    const table = sorceress({ magic: 0, life: 3 });
    expect(optionsOf(table, SORCERESS)).toContain(`${SORCERESS}>fire-burst`);
    expect(table.barred(`${SORCERESS}>binding-hex`)).toMatchObject({ reason: 'notEnoughMagic', rule: 'SOL-134' });
    const last = sorceress({ magic: 0, life: 1 });
    expect(last.barred(`${SORCERESS}>arcane-bolt`)).not.toBeNull();
  });

  it('SOL-142: it is a cost, not damage: nothing protects, nothing comes of it', () => {
    const equipment = ['equipment:moon-veil', 'equipment:phoenix-feather'] as const;
    const table = sorceress({ magic: 0, life: 4, equipment }).act(SORCERESS, 'binding-hex').choose('payLife');
    expect(table.happened).not.toContain('damaged');
    expect(table.prompt.purpose.kind).toBe('flick');
    expect(herOwn(table)).toMatchObject({ life: 1, equipment });
  });
});

describe('her equipment', () => {
  const asked = (equipment: Hero['equipment'], board: Partial<Hero> = {}) =>
    sorceress({ equipment, ...board }, { monsters: ['monster:ghoul'] })
      .passAll()
      .act('monster:ghoul-1', 'attack-1')
      .flick({ hits: [SORCERESS] });

  it('SOL-130: what is printed on a card of hers: the Ember Wand 2, the Moon Veil 2', () => {
    const wand = sorceress({ equipment: ['equipment:ember-wand'] }).act(SORCERESS, 'equipment:ember-wand');
    expect(herOwn(wand).magic).toBe(4);
    expect(wand.prompt.purpose).toMatchObject({ attack: 'missile' });
    expect(wand.flick().prompt.purpose).toMatchObject({ attack: 'fireball' });
    const veil = asked(['equipment:moon-veil']);
    expect(veil.prompt.purpose).toMatchObject({ kind: 'cancelPitch', equipment: 'equipment:moon-veil' });
    veil.choose('cancel');
    expect(herOwn(veil)).toMatchObject({ magic: 4, life: WHOLE });
  });

  it('SOL-130: without the magic they do nothing', () => {
    expect(asked(['equipment:moon-veil'], { magic: 0, life: 2 }).happened).toContain('damaged');
    const table = sorceress({ equipment: ['equipment:ember-wand'], magic: 1, life: 1 });
    expect(table.barred(`${SORCERESS}>equipment:ember-wand`)).toMatchObject({ reason: 'notEnoughMagic' });
  });

  it('SOL-143: a card for everybody costs her 1 where it has to be used', () => {
    const boots = sorceress({ equipment: ['equipment:boots-of-haste'] }).act(SORCERESS, 'equipment:boots-of-haste');
    expect(herOwn(boots).magic).toBe(5);
    const ring = asked(['equipment:iron-ring']).choose('stayUp');
    expect(herOwn(ring).magic).toBe(5);
    expect(herOwn(sorceress({ equipment: [POTION], life: 3, magic: 5 }).act(SORCERESS, POTION)).magic).toBe(4);
  });

  it('SOL-143: one that just lies there costs nothing', () => {
    const table = sorceress({ equipment: ['equipment:phoenix-feather'], life: 1, magic: 0 })
      .passAll()
      .act(ORC, 'attack-1')
      .flick({ hits: [SORCERESS] });
    expect(herOwn(table)).toMatchObject({ life: 1, magic: 0, equipment: [] });
  });

  it('SOL-143: it costs the others nothing', () => {
    const table = solothParty({
      monsters: ['monster:orc'],
      boards: { 'hero:paladin': { equipment: ['equipment:boots-of-haste'] } },
    }).act('hero:paladin', 'equipment:boots-of-haste');
    expect(table.happened).not.toContain('magicSpent');
  });
});

describe('life that she gains', () => {
  const drunk = (board: Partial<Hero>) => sorceress({ equipment: [POTION], ...board }).act(SORCERESS, POTION);

  it('SOL-135: her player splits the points between life and magic', () => {
    const table = drunk({ life: 4, magic: 3 });
    expect(table.prompt).toMatchObject({
      seats: ['bob'],
      purpose: { kind: 'splitPoints', hero: SORCERESS, points: 2 },
      ask: { kind: 'amounts', limits: { life: 2, magic: 2 }, minTotal: 2, maxTotal: 2 },
    });
    table.amounts({ life: 1, magic: 1 });
    expect(herOwn(table)).toMatchObject({ life: 5, magic: 3 });
    expect(table.events).toContainEqual({
      kind: 'magicGained',
      hero: SORCERESS,
      amount: 1,
      magic: 3,
      cause: { by: POTION, rule: 'BASE-341' },
    });
  });

  it('SOL-136: life up to what she started with, magic up to 6, and what fits in neither is lost', () => {
    expect(herOwn(drunk({ life: WHOLE, magic: 5 }))).toMatchObject({ life: WHOLE, magic: 6 });
    expect(herOwn(drunk({ life: 5, magic: 6 }).amounts({ life: 2, magic: 0 }))).toMatchObject({ life: 7, magic: 5 });
    const narrow = drunk({ life: WHOLE - 1, magic: 6 });
    expect(narrow.happened).not.toContain('splitPoints');
    expect(herOwn(narrow)).toMatchObject({ life: WHOLE, magic: 6 });
  });

  it('SOL-133: no action or card turns magic into life', () => {
    const table = sorceress({ life: 2 });
    for (const option of optionsOf(table, SORCERESS)) {
      const [, action = ''] = option.split('>');
      expect(herOwn(sorceress({ life: 2 }).act(SORCERESS, action)).life).toBe(2);
    }
  });
});

describe('the Sorceress under Suppression', () => {
  const sung = (board: Partial<Hero> = {}) =>
    sorceress(board, { monsters: ['monster:siren', 'monster:ghoul', 'monster:orc'] });

  it('SOL-249 SOL-250 SOL-254: she has her Punch alone, whatever magic she has', () => {
    const table = sung({ equipment: ['equipment:ember-wand', 'equipment:boots-of-haste', POTION], life: 4 });
    expect(optionsOf(table, SORCERESS)).toEqual([`${SORCERESS}>punch`, `${SORCERESS}>pass`]);
    for (const action of ['arcane-bolt', 'fire-burst', 'binding-hex', 'equipment:ember-wand', POTION]) {
      expect(table.barred(`${SORCERESS}>${action}`)).toMatchObject({ reason: 'suppressed', rule: 'SOL-209' });
    }
  });

  const struckBy = (by: string, board: Partial<Hero>) =>
    sung(board)
      .passAll()
      .act(by, 'attack-1')
      .flick({ hits: [SORCERESS] });

  it.each([
    ['2 magic', { magic: 2, life: 4 }, { magic: 0, life: 4 }],
    ['life where magic is short', { magic: 1, life: 4 }, { magic: 0, life: 3 }],
  ])('SOL-212 SOL-254: what only defends her costs its %s', (_price, board, left) => {
    const table = struckBy('monster:orc-1', { equipment: ['equipment:moon-veil'], ...board });
    expect(table.options).toEqual(['cancel', 'suffer']);
    table.choose('cancel');
    expect(herOwn(table)).toMatchObject(left);
    expect(table.event('magicSpent')).toMatchObject({ on: 'equipment:moon-veil', left });
  });

  it('SOL-254 SOL-134: without enough of either it cannot be used', () => {
    const table = struckBy('monster:orc-1', { equipment: ['equipment:moon-veil'], magic: 1, life: 1 });
    expect(table.event('damaged')).toMatchObject({ target: SORCERESS, lifeLeft: 0 });
  });

  it('SOL-254 SOL-143: the Iron Ring is 1, as ever', () => {
    const table = struckBy('monster:ghoul-1', { equipment: ['equipment:iron-ring'], magic: 1 });
    expect(table.prompt.purpose.kind).toBe('stayUp');
    expect(herOwn(table.choose('stayUp')).magic).toBe(0);
  });
});
