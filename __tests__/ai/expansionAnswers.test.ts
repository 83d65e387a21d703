import { decide, MINDS } from '../../src/ai/catacombs';
import type { Level } from '../../src/ai/core';
import { catacombs, type CatacombsAnswer, type Hero, type HeroId } from '../../src/rules/catacombs';
import type { EquipmentId, MonsterId } from '../../src/rules/catacombs/words/ids';
import { BASE_COMBAT_ROOMS } from '../../src/rules/catacombs/content/base/rooms';
import { seedChance, whyNot } from '../../src/rules/machine';
import type { FightPlan } from '../rules/catacombs/support/fight';
import type { Table } from '../rules/catacombs/support/table';
import { tableAt, type Moment } from '../rules/catacombs/support/tableAt';
import { partyAt } from '../rules/soloth/partyAt';
import { overseersTurn as solothOverseers, solothParty } from '../rules/soloth/support';
import { overseersTurn, poisonOf, verminFight } from '../rules/vermin/support';

const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const SORCERESS = 'hero:sorceress';
const RAT: MonsterId = 'monster:sewer-rat';
const CURE = 'service:cure-poison';

/** What a seat of the app says to the question that stands: the rules take it. */
function saidTo({ state }: Table, level: Level = 2): CatacombsAnswer {
  const seat = state.prompt!.seats[0]!;
  const view = catacombs.viewFor(state, seat);
  const { answer } = decide({ view, seat, mind: MINDS[level], stream: seedChance(7).play })!;
  expect(whyNot(catacombs, view, { ...answer, seat })).toBeNull();
  return answer;
}

const chosenBy = (table: Table, level: Level = 2): readonly string[] => {
  const answer = saidTo(table, level);
  return answer.kind === 'choose' ? answer.options : [];
};

describe('rats', () => {
  const rats = (count: number): MonsterId[] => Array.from({ length: count }, () => RAT);
  const climbing = (table: Table, number: number, ...hits: readonly string[]): Table =>
    table.act(`${RAT}-${number}`, 'attack-1').flick({ hits });
  const swarm = (board: Partial<Hero>): Table => {
    const table = overseersTurn({ monsters: [...rats(3), 'monster:orc'], boards: { [ELF]: board } });
    for (const number of [1, 2, 3]) climbing(table, number, ELF);
    return table;
  };

  it('bite who has one life left, and poison who is nearly dead of it', () => {
    expect(chosenBy(swarm({ life: 1 }))).toEqual(['bite']);
    expect(chosenBy(swarm({ life: 6, poison: [poisonOf(5), poisonOf(2)] }))).toEqual(['poison']);
  });

  it('climb to where two of them sit already', () => {
    const table = overseersTurn({ monsters: [...rats(4), 'monster:orc'] });
    climbing(climbing(table, 1, THIEF), 2, THIEF);
    expect(table.prompt.purpose.kind).toBe('act');
    expect(chosenBy(climbing(table, 3, ELF, THIEF))).toEqual([THIEF]);
  });

  it('are not worth a point of armour before they bite', () => {
    const both = { setup: { expansions: ['soloth', 'vermin'] } } as const;
    const table = solothParty({ ...both, monsters: [RAT, RAT, RAT, 'monster:giant-scorpion'] }).passAll();
    expect(chosenBy(climbing(table, 1, 'hero:paladin'))).toEqual(['suffer']);
  });
});

describe('poison', () => {
  const deadly = { gold: 900, poison: [poisonOf(2), poisonOf(5)] };
  const shop = (boards: Moment['boards']): Table =>
    tableAt({ setup: { expansions: ['vermin'] }, boards, tasks: [{ kind: 'healer', done: [] }] });

  it('is cured before a scratch, and the worst of it first', () => {
    const table = shop({ [ELF]: deadly, 'hero:barbarian': { life: 9 } });
    expect(chosenBy(table)).toEqual([`${ELF}>${CURE}`]);
    expect(chosenBy(table.choose(`${ELF}>${CURE}`))).toEqual(['poison-5']);
  });

  it('can wait where there is little of it and somebody is dying', () => {
    const table = shop({ [ELF]: { gold: 900, poison: [poisonOf(1)] }, 'hero:barbarian': { life: 1 } });
    expect(chosenBy(table)).toEqual(['hero:barbarian>service:healing-touch']);
  });

  const spelling = (boards: FightPlan['boards']): Table =>
    verminFight({ monsters: ['monster:orc'], boards: { 'hero:wizard': { spells: ['spell:cure-poison'] }, ...boards } });

  it('the Wizard cures whoever is nearest to death of it', () => {
    const boards = { [ELF]: { poison: [poisonOf(1)] }, [THIEF]: { poison: [poisonOf(5), poisonOf(2)] } };
    const table = spelling(boards).act('hero:wizard', 'spell:cure-poison');
    expect(chosenBy(table)).toEqual([`${THIEF}>poison-5`]);
  });

  const rod = (poison: Hero['poison']): Table =>
    solothParty({
      setup: { expansions: ['soloth', 'vermin'] },
      heroes: { 'hero:ice-princess': 'away', 'hero:paladin': 'away', 'hero:witch-hunter': 'away' },
      monsters: [['monster:cerberus', [20, 20]]],
      boards: { [SORCERESS]: { magic: 6, equipment: ['equipment:serpent-rod'], ...(poison ? { poison } : {}) } },
    });

  it('the Rod draws it where it would kill, and else strikes', () => {
    expect(chosenBy(rod([poisonOf(5), poisonOf(2)]))).toEqual([`${SORCERESS}>draw-venom`]);
    expect(chosenBy(rod([poisonOf(1)]))).not.toEqual([`${SORCERESS}>draw-venom`]);
  });
});

describe('the Overseer of Soloth', () => {
  it('makes a wounded monster whole rather than none', () => {
    const table = solothOverseers({
      monsters: ['monster:wight', 'monster:orc', 'monster:cerberus'],
      pieces: [{ id: 'monster:cerberus-1', life: 1 }],
    })
      .act('monster:wight-1', 'attack-1')
      .flick({ hits: [ELF] });
    expect(chosenBy(table)).toEqual(['monster:cerberus-1']);
  });

  it('drives the slave that can strike', () => {
    const table = solothOverseers({
      monsters: ['monster:lizard-man', ['monster:orc', [280, 20]], ['monster:giant-scorpion', [80, 360]]],
    })
      .act('monster:lizard-man-1', 'attack-1')
      .flick({ hits: ['monster:orc-1', 'monster:giant-scorpion-1'] });
    expect(chosenBy(table)).toEqual(['monster:giant-scorpion-1>attack-1']);
  });
});

describe('between rooms', () => {
  it('a card that its winner cannot use goes back to be sold', () => {
    const owed = [{ hero: ELF as HeroId, item: 'equipment:war-hammer' as EquipmentId }];
    const table = tableAt({ setup: { expansions: ['soloth'] }, tasks: [{ kind: 'payItems', owed }] });
    expect(table.prompt.purpose.kind).toBe('keepItem');
    expect(chosenBy(table)).toEqual(['leaveCard']);
  });

  it('the last gold of the Altar buys what else would be refused', () => {
    const judged = (gold: number): Table =>
      partyAt({
        setup: { altar: true },
        boards: {
          'hero:paladin': { gold },
          'hero:ice-princess': { life: 2 },
          'hero:witch-hunter': { life: 2 },
          'hero:sorceress': { life: 2 },
        },
        model: { equipmentDeck: ['equipment:mail-shirt'] },
        tasks: [{ kind: 'judgeOffering', equipment: 'equipment:mail-shirt' }],
      });
    expect(chosenBy(judged(1000))).toEqual(['reject']);
    expect(chosenBy(judged(0))).toEqual(['hero:paladin']);
  });

  const roomWith = (symbols: number): string =>
    BASE_COMBAT_ROOMS.find(({ wanderingIcons }) => wanderingIcons === symbols)!.id;

  it('what poisons and what bites twice wanders before skeletons do', () => {
    const card = roomWith(2);
    const table = tableAt({ setup: { expansions: ['vermin'] }, tasks: [{ kind: 'enterCard', card }] });
    expect(saidTo(table)).toMatchObject({ amounts: { 'monster:pit-viper': 1, 'monster:vampire-bat': 1 } });
  });

  it('half of a room is the stronger half, a rider no mere Orc', () => {
    const table = tableAt({
      setup: { expansions: ['soloth'], roomPools: ['added', 'added', 'added'] },
      tasks: [{ kind: 'halveMonsters', card: 'room:wolf-lords-yard' }],
    });
    const chosen = chosenBy(table).map((option) => option.split('#')[0]);
    expect(chosen.filter((id) => id === 'monster:orc-wolf-rider')).toHaveLength(2);
    expect(chosen).not.toContain('monster:orc');
  });
});
