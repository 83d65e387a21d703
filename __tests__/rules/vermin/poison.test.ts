import { startCatacombs } from '../../../src/rules/catacombs';
import { POISON_CARDS } from '../../../src/rules/catacombs/content/vermin/poison';
import { poisonTotal } from '../../../src/rules/catacombs/model/subjects/poison';
import { PUNCH, POISON_PUNCH, pitch } from '../../../src/rules/catacombs/content/attacks';
import type { FightPlan } from '../catacombs/support/fight';
import { printCard } from '../catacombs/support/cards';
import { hurt, lost } from '../catacombs/support/facts';
import { owning } from '../catacombs/support/gear';
import { SKELETON, SHIELD } from '../catacombs/support/pieces';
import { setupWith } from '../catacombs/support/setup';
import { overseersTurn, poisoned, poisonOf, withDeck } from './support';

const SCORPION = 'monster:dread-scorpion-1';
const VIPER = 'monster:pit-viper-1';
const ELF = 'hero:elf';

/** The second flick of the Dread Scorpion, the poisoned one, is asked for. */
const sting = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:dread-scorpion', 'monster:orc'], ...plan })
    .act(SCORPION, 'attack-1')
    .flick();
const bite = (plan: FightPlan = {}) =>
  overseersTurn({ monsters: ['monster:pit-viper', 'monster:orc'], ...plan }).act(VIPER, 'attack-1');

const elf = (table: ReturnType<typeof sting>) => table.model.heroes[ELF]!;

describe('Poison', () => {
  it('VERM-021: the deck is shuffled when the game starts, and there is none without the expansion', () => {
    const deckOf = (seed: number) =>
      startCatacombs(setupWith({ expansions: ['vermin'] }), seed).state.model.poisonDeck ?? [];
    expect([...deckOf(1)].sort()).toEqual(POISON_CARDS.map(({ id }) => id).sort());
    expect(deckOf(1)).not.toEqual(deckOf(2));
    expect(startCatacombs(setupWith(), 1).state.model.poisonDeck).toBeUndefined();
  });

  it('VERM-020 VERM-023: the damage first, then a card under the board', () => {
    const table = withDeck(sting(), poisonOf(2)).flick({ hits: [ELF] });
    const told = table.events.filter(({ kind }) => kind === 'damaged' || kind === 'poisoned');
    expect(told).toEqual([hurt(ELF, 7, SCORPION), poisoned(ELF, SCORPION, 2, 2, 8)]);
    expect(elf(table)).toMatchObject({ life: 7, poison: [poisonOf(2)] });
    expect(table.model.poisonDeck).toEqual([]);
  });

  it('VERM-023: an attack without the modifier draws nothing', () => {
    const table = overseersTurn({ monsters: ['monster:dread-scorpion', 'monster:orc'] })
      .act(SCORPION, 'attack-1')
      .flick({ hits: [ELF] });
    expect(elf(table).poison ?? []).toEqual([]);
  });

  it('VERM-024 VERM-037: further cards are added, and lie there in the next round', () => {
    const table = withDeck(sting(), poisonOf(2), poisonOf(3)).flick({ hits: [ELF] });
    table
      .nextRound()
      .passAll()
      .act(SCORPION, 'attack-1')
      .flick()
      .flick({ hits: [ELF] });
    expect(elf(table).poison).toEqual([poisonOf(2), poisonOf(3)]);
    expect(table.events).toContainEqual(poisoned(ELF, SCORPION, 3, 5, 8));
  });

  it('VERM-025: a hit that takes no life draws no card', () => {
    const plan = { ...owning('hero:thief', 'equipment:shadow-cloak'), monsters: ['monster:pit-viper'] as const };
    const cloaked = bite(plan)
      .flick({ hits: ['hero:thief'] })
      .choose('cancel');
    expect(cloaked.happened).not.toContain('poisoned');
    const shielded = bite({ pieces: [SHIELD] }).flick({ hits: ['shield'] });
    expect(shielded.happened).not.toContain('poisoned');
  });

  it('VERM-026 VERM-027: as much poison as he started with kills him, whatever life he has', () => {
    const plan: FightPlan = { boards: { [ELF]: { poison: [poisonOf(3), poisonOf(3, 1)], life: 8 } } };
    const spared = withDeck(sting(plan), poisonOf(1)).flick({ hits: [ELF] });
    expect(elf(spared)).toMatchObject({ life: 7 });
    const table = withDeck(sting(plan), poisonOf(2)).flick({ hits: [ELF] });
    const cause = { by: 'poison', rule: 'VERM-026' };
    expect(table.events).toContainEqual({ kind: 'killed', piece: ELF, by: null, cause });
    expect(elf(table).life).toBe(0);
    expect(table.has(ELF)).toBe(false);
  });

  it('VERM-027: lost life brings it no nearer', () => {
    const table = withDeck(sting({ boards: { [ELF]: { life: 3 } } }), poisonOf(4)).flick({ hits: [ELF] });
    expect(elf(table)).toMatchObject({ life: 2 });
  });

  it('VERM-028 VERM-029: some cards take life besides, once, when they are drawn', () => {
    const table = withDeck(sting(), poisonOf(3, 1)).flick({ hits: [ELF] });
    const cause = { by: 'poison', rule: 'VERM-028' };
    expect(table.events).toContainEqual({ kind: 'damaged', target: ELF, amount: 1, lifeLeft: 6, cause });
    expect(table.nextRound().model.heroes[ELF]).toMatchObject({ life: 6 });
  });

  it('VERM-029: a card worth nothing is a card', () => {
    const table = withDeck(sting(), poisonOf(0)).flick({ hits: [ELF] });
    expect(elf(table).poison).toEqual([poisonOf(0)]);
    expect(table.events).toContainEqual(poisoned(ELF, SCORPION, 0, 0, 8));
  });

  it('VERM-026 VERM-045: a lethal dose that takes his last life besides is a death by poison', () => {
    const boards = { [ELF]: { poison: [poisonOf(5)], life: 2 } };
    const table = withDeck(sting({ boards }), poisonOf(3, 1)).flick({ hits: [ELF] });
    expect(table.events.filter(({ kind }) => kind === 'killed')).toHaveLength(1);
    expect(elf(table)).toMatchObject({ life: 0, fellToPoison: true });
  });

  it('VERM-028 VERM-046: so is a card that takes the last life, however little poison there is', () => {
    const table = withDeck(sting({ boards: { [ELF]: { life: 2 } } }), poisonOf(3, 1)).flick({ hits: [ELF] });
    const cause = { by: 'poison', rule: 'VERM-028' };
    expect(table.events.filter(({ kind }) => kind === 'killed')).toEqual([
      { kind: 'killed', piece: ELF, by: null, cause },
    ]);
    expect(elf(table)).toMatchObject({ life: 0, fellToPoison: true, poison: [poisonOf(3, 1)] });
  });

  it('VERM-030 VERM-031: with no card to draw the dose is lethal, whatever has been discarded', () => {
    const table = withDeck(sting());
    table.state = { ...table.state, model: { ...table.model, poisonDiscard: [poisonOf(1)] } };
    table.flick({ hits: [ELF] });
    const cause = { by: 'poison', rule: 'VERM-030' };
    expect(table.events).toContainEqual({ kind: 'killed', piece: ELF, by: null, cause });
  });

  it('VERM-032 VERM-033: an Ally is hurt and not poisoned', () => {
    const table = withDeck(sting({ pieces: [SKELETON] }), poisonOf(5)).flick({ hits: [SKELETON.id] });
    expect(table.has(SKELETON.id)).toBe(false);
    expect(table.happened).not.toContain('poisoned');
  });

  it('VERM-034: whoever is down can be poisoned', () => {
    const plan: FightPlan = { pieces: [{ id: ELF, stun: { round: 1, by: 'monster:ghoul-1' } }] };
    expect(withDeck(sting(plan), poisonOf(1)).flick({ hits: [ELF] }).happened).toContain('poisoned');
  });

  it('VERM-035: one card to each hero struck, even by a critical attack', () => {
    printCard('monster:dread-scorpion', {
      actions: [[pitch(PUNCH), pitch({ ...POISON_PUNCH, modifiers: ['critical', 'poison'] })]],
    });
    const table = withDeck(sting(), poisonOf(1), poisonOf(2), poisonOf(3)).flick({ hits: [ELF, 'hero:thief'] });
    expect(elf(table)).toMatchObject({ life: 6, poison: [poisonOf(1)] });
    expect(table.model.heroes['hero:thief']).toMatchObject({ poison: [poisonOf(2)] });
  });

  it('VERM-036: whom the damage kills draws none', () => {
    const table = withDeck(sting({ boards: { [ELF]: { life: 1 } } }), poisonOf(1)).flick({ hits: [ELF] });
    expect(table.model.poisonDeck).toEqual([poisonOf(1)]);
  });

  it('VERM-038: an ordinary death: nobody’s kill, and the last to die of it lose the game', () => {
    const dead = { life: 0 };
    const boards = { 'hero:barbarian': dead, 'hero:thief': dead, 'hero:wizard': dead, [ELF]: { gold: 300 } };
    const table = withDeck(sting({ boards })).flick({ hits: [ELF] });
    expect(elf(table)).toMatchObject({ life: 0, gold: 300 });
    expect(table.events).toContainEqual(lost);
  });

  it('VERM-124 VERM-125: Lethal draws two, one after the other', () => {
    const table = withDeck(bite(), poisonOf(1), poisonOf(3, 1)).flick({ hits: [ELF] });
    expect(table.events.filter(({ kind }) => kind === 'poisoned')).toEqual([
      poisoned(ELF, VIPER, 1, 1, 8),
      poisoned(ELF, VIPER, 3, 4, 8),
    ]);
    expect(elf(table).life).toBe(6);
    const drained = withDeck(bite(), poisonOf(1)).flick({ hits: [ELF] });
    expect(elf(drained).life).toBe(0);
  });

  it('VERM-125: whom the first card kills draws no second', () => {
    const table = withDeck(bite({ boards: { [ELF]: { life: 2 } } }), poisonOf(3, 1), poisonOf(1)).flick({
      hits: [ELF],
    });
    expect(elf(table).life).toBe(0);
    expect(table.model.poisonDeck).toEqual([poisonOf(1)]);
  });

  it('VERM-126: Lethal alone poisons nobody', () => {
    printCard('monster:pit-viper', { actions: [[pitch(PUNCH)]] });
    expect(withDeck(bite(), poisonOf(1)).flick({ hits: [ELF] }).happened).not.toContain('poisoned');
  });

  it('VERM-193: poison first, then what the attack sets off', () => {
    printCard('monster:pit-viper', { abilities: ['ability:lethal', 'ability:touch-of-decay'] });
    const plan: FightPlan = {
      monsters: ['monster:pit-viper', 'monster:orc'],
      pieces: [{ id: 'monster:orc-1', life: 1 }],
    };
    const table = withDeck(bite(plan), poisonOf(1), poisonOf(1)).flick({ hits: [ELF] });
    expect(table.happened.filter((kind) => kind === 'poisoned')).toHaveLength(2);
    expect(table.prompt.purpose.kind).toBe('decay');
  });

  it('VERM-023: the total is that of all cards', () => {
    expect(poisonTotal({ ...elf(sting()), poison: [poisonOf(2), poisonOf(5, 1), poisonOf(0)] })).toBe(7);
  });
});
