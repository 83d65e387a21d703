import { heroOf } from '../../../src/rules/catacombs/model/queries';
import { fight, type FightPlan } from './support/fight';
import { WALL } from './support/pieces';
import { ANN, BOB } from './support/setup';
import { touch } from './support/table';
import { tableAt } from './support/tableAt';

/** The Overseer's turn: the heroes have passed. */
const overseersTurn = (plan: FightPlan) => fight(plan).passAll();

const DEAD = { life: 0 };

describe('death of a hero', () => {
  it('BASE-277 BASE-283: at 0 life a hero is dead, and its disc leaves when the pitch has settled', () => {
    const table = overseersTurn({ monsters: ['monster:skeleton-warrior'], boards: { 'hero:elf': { life: 1 } } });
    table.act('monster:skeleton-warrior-1', 'attack-1');
    table.answer({
      kind: 'flick',
      flick: { discId: 'monster:skeleton-warrior-1', from: null, vxMmS: 0, vyMmS: 900 },
    });
    expect(table.has('hero:elf')).toBe(true);
    table.land({ hits: ['hero:elf'] });
    expect(table.happened.slice(0, 3)).toEqual(['struck', 'damaged', 'killed']);
    expect(table.event('killed')).toMatchObject({ piece: 'hero:elf', by: null });
    expect(table.has('hero:elf')).toBe(false);
    expect(heroOf(table.model, 'hero:elf').life).toBe(0);
  });

  it('BASE-283: from the moment of its death it takes nothing more in that pitch', () => {
    const wall = { ...WALL, xMm: 80, yMm: 380 };
    const table = overseersTurn({ monsters: ['monster:orc'], boards: { 'hero:elf': { life: 1 } }, pieces: [wall] });
    table.act('monster:orc-1', 'attack-1');
    table.flick({ hits: ['hero:elf'], log: [touch('fire-wall-1', 'hero:elf', 20)] });
    expect(table.events.filter(({ kind }) => kind === 'damaged')).toHaveLength(1);
  });

  it('BASE-279: it takes no action, is nobody to be struck, and the others go on', () => {
    const table = fight({ monsters: ['monster:orc'], boards: { 'hero:elf': DEAD } });
    expect(table.has('hero:elf')).toBe(false);
    expect(table.options.filter((option) => option.startsWith('hero:elf'))).toEqual([]);
    expect(table.options).toContain('hero:barbarian>punch');
  });

  it('BASE-278 BASE-279: it is not placed in the next room, and stays dead from room to room', () => {
    const table = tableAt({ boards: { 'hero:elf': DEAD }, tasks: [] });
    expect(table.prompt.purpose).toEqual({ kind: 'placeHeroes', heroes: ['hero:barbarian'] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(0);
  });

  it('BASE-281: a dead Wizard keeps the spells that are not spent', () => {
    const table = overseersTurn({
      monsters: ['monster:orc'],
      boards: { 'hero:wizard': { life: 1, spells: ['spell:heal'], spentSpells: ['spell:shield'] } },
    });
    table.act('monster:orc-1', 'attack-1').flick({ hits: ['hero:wizard'] });
    expect(heroOf(table.model, 'hero:wizard')).toMatchObject({
      life: 0,
      spells: ['spell:heal'],
      spentSpells: ['spell:shield'],
    });
  });

  it('BASE-282: a player whose heroes are all dead stays in the game, and has nothing to place', () => {
    const table = tableAt({ boards: { 'hero:elf': DEAD, 'hero:barbarian': DEAD }, tasks: [] });
    expect(table.model.setup.heroSeats.map(({ seat }) => seat)).toEqual([ANN, BOB]);
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'placeHeroes' } });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] });
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'confirmPlacement' } });
  });

  it('BASE-277: healing does not bring the dead back', () => {
    const table = fight({ boards: { 'hero:elf': DEAD, 'hero:barbarian': { life: 5 } } });
    table.act('hero:wizard', 'spell:heal-all');
    expect(table.events.filter(({ kind }) => kind === 'healed')).toHaveLength(1);
    expect(heroOf(table.model, 'hero:elf').life).toBe(0);
  });
});
