import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { FightPlan } from '../catacombs/support/fight';
import { hurt, killed } from '../catacombs/support/facts';
import { solothFight, solothParty } from './support';

const MANTICORE = 'monster:manticore-1';
const HAMMER = 'equipment:war-hammer';
const FEATHER = 'equipment:phoenix-feather';

/** The last monster of the room falls to this hero, and the room is resolved. */
const slainBy = (hero: string, plan: FightPlan = {}) =>
  solothFight({ monsters: ['monster:manticore'], pieces: [{ id: MANTICORE, life: 1 }], ...plan })
    .act(hero, 'punch')
    .flick({ hits: [MANTICORE] })
    .passAll();

describe('cards for kills', () => {
  it('SOL-017 SOL-018 SOL-021: the killer receives the card that the monster names, out of the deck', () => {
    const table = slainBy('hero:barbarian');
    expect(heroOf(table.model, 'hero:barbarian')).toMatchObject({ equipment: [HAMMER], gold: 0, kills: [] });
    expect(table.model.equipmentDeck).not.toContain(HAMMER);
    expect(table.event('itemWon')).toEqual({
      kind: 'itemWon',
      hero: 'hero:barbarian',
      equipment: HAMMER,
      isTaken: true,
    });
  });

  it('SOL-019 SOL-020: no longer in the deck, there is nothing instead', () => {
    const boards = { 'hero:thief': { equipment: [HAMMER] } } as const;
    const table = solothFight({ monsters: ['monster:manticore'], pieces: [{ id: MANTICORE, life: 1 }], boards });
    const equipmentDeck = table.model.equipmentDeck.filter((id) => id !== HAMMER);
    table.state = { ...table.state, model: { ...table.model, equipmentDeck } };
    table
      .act('hero:barbarian', 'punch')
      .flick({ hits: [MANTICORE] })
      .passAll();
    expect(heroOf(table.model, 'hero:barbarian')).toMatchObject({ equipment: [], gold: 0 });
  });

  it('SOL-025: who cannot use it keeps it, asleep, or leaves it in the deck', () => {
    const asked = () => slainBy('hero:elf');
    expect(asked().prompt.purpose).toEqual({ kind: 'keepItem', hero: 'hero:elf', equipment: HAMMER });
    expect(heroOf(asked().choose('keepCard').model, 'hero:elf').equipment).toEqual([HAMMER]);
    const left = asked().choose('leaveCard');
    expect(heroOf(left.model, 'hero:elf').equipment).toEqual([]);
    expect(left.model.equipmentDeck).toContain(HAMMER);
  });

  it('SOL-022: one copy for two kills goes to the earlier', () => {
    const table = solothFight({
      monsters: ['monster:manticore', 'monster:manticore'],
      pieces: [
        { id: MANTICORE, life: 1 },
        { id: 'monster:manticore-2', life: 1 },
      ],
    })
      .act('hero:thief', 'punch')
      .flick({ hits: [MANTICORE] })
      .act('hero:barbarian', 'punch')
      .flick({ hits: ['monster:manticore-2'] })
      .passAll()
      .choose('keepCard');
    expect(heroOf(table.model, 'hero:thief').equipment).toEqual([HAMMER]);
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([]);
  });

  it('SOL-024: a hero who is dead by then receives nothing', () => {
    const table = solothFight({
      monsters: ['monster:manticore', 'monster:orc'],
      pieces: [
        { id: MANTICORE, life: 1 },
        { id: 'monster:orc-1', life: 1 },
      ],
      boards: { 'hero:barbarian': { life: 1 } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: [MANTICORE] })
      .passAll()
      .act('monster:orc-1', 'attack-1')
      .flick({ hits: ['hero:barbarian'] })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:orc-1'] })
      .passAll();
    expect(heroOf(table.model, 'hero:barbarian').equipment).toEqual([]);
    expect(table.model.equipmentDeck).toContain(HAMMER);
  });
});

describe('the cards that are won', () => {
  it('SOL-028 SOL-029: with the War Hammer each Punch is critical against the undead alone', () => {
    const table = solothFight({
      monsters: ['monster:ghoul', 'monster:orc'],
      boards: { 'hero:barbarian': { equipment: [HAMMER] } },
    })
      .act('hero:barbarian', 'punch')
      .flick({ hits: ['monster:ghoul-1', 'monster:orc-1'] });
    expect(table.events).toContainEqual(killed('monster:ghoul-1', 'hero:barbarian', 'hero:barbarian'));
    expect(table.events).toContainEqual(hurt('monster:orc-1', 1, 'hero:barbarian'));
  });

  it('SOL-028: the Paladin wins it without a question, and strikes with it as the Barbarian does', () => {
    const won = solothParty({ monsters: ['monster:manticore'], pieces: [{ id: MANTICORE, life: 1 }] })
      .act('hero:paladin', 'punch')
      .flick({ hits: [MANTICORE] })
      .passAll();
    expect(won.event('itemWon')).toMatchObject({ hero: 'hero:paladin', equipment: HAMMER, isTaken: true });
    const table = solothParty({
      monsters: ['monster:ghoul', 'monster:orc'],
      boards: { 'hero:paladin': heroOf(won.model, 'hero:paladin') },
    })
      .act('hero:paladin', 'punch')
      .flick({ hits: ['monster:ghoul-1', 'monster:orc-1'] });
    expect(table.events).toContainEqual(killed('monster:ghoul-1', 'hero:paladin', 'hero:paladin'));
    expect(table.events).toContainEqual(hurt('monster:orc-1', 1, 'hero:paladin'));
  });

  it('SOL-025: in the hands of one who cannot use it, it does nothing', () => {
    const table = solothFight({ monsters: ['monster:ghoul'], boards: { 'hero:elf': { equipment: [HAMMER] } } })
      .act('hero:elf', 'punch')
      .flick({ hits: ['monster:ghoul-1'] });
    expect(table.piece('monster:ghoul-1')).toMatchObject({ life: 1 });
  });

  it('SOL-272: the Phoenix Feather leaves its owner a point of life once, and is spent', () => {
    const table = solothFight({
      monsters: ['monster:orc', 'monster:orc'],
      boards: { 'hero:elf': { life: 1, equipment: [FEATHER] } },
    })
      .passAll()
      .act('monster:orc-1', 'attack-1')
      .flick({ hits: ['hero:elf'] });
    expect(heroOf(table.model, 'hero:elf')).toMatchObject({ life: 1, equipment: [] });
    table.act('monster:orc-2', 'attack-1').flick({ hits: ['hero:elf'] });
    expect(heroOf(table.model, 'hero:elf').life).toBe(0);
  });
});
