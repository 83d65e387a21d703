import { pitch, PUNCH } from '../../../src/rules/catacombs/content/attacks';
import type { MonsterId } from '../../../src/rules/catacombs/words/ids';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { withoutPiece, withRoom } from '../../../src/rules/catacombs/model/changes';
import { heroOf } from '../../../src/rules/catacombs/model/queries';
import type { Attack } from '../../../src/rules/catacombs/words/attack';
import { printCard } from '../catacombs/support/cards';
import { hurt, lost } from '../catacombs/support/facts';
import type { FightPlan } from '../catacombs/support/fight';
import { setupWith } from '../catacombs/support/setup';
import type { Table } from '../catacombs/support/table';
import { frozenFight } from '../soloth/frost';
import { solothParty } from '../soloth/support';
import { overseersTurn, verminFight } from './support';

const ELF = 'hero:elf';
const HUNTER = 'hero:witch-hunter';
const REMORHAZ = 'monster:remorhaz-1';
const MASTER = 'monster:lizard-man-1';
const ORC = 'monster:orc-1';
const both = { setup: { expansions: ['soloth', 'vermin'] } } as const;
const captives = (table: Table) => (table.model.room!.captives ?? []).map(({ hero }) => hero);

describe('the Witch Hunter among Vermin', () => {
  const kills = (monster: MonsterId, disc: 'vampireBat' | 'sewerRat') => [0, 1, 2].map(() => ({ monster, disc }));
  const hunting = (monster: MonsterId, disc: 'vampireBat' | 'sewerRat'): Table =>
    solothParty({
      ...both,
      monsters: ['monster:zombie'],
      pieces: [{ id: 'monster:zombie-1', life: 1 }],
      boards: { [HUNTER]: { kills: kills(monster, disc) } },
    })
      .act('hero:paladin', 'punch')
      .flick({ hits: ['monster:zombie-1'] })
      .passAll();
  const keptBy = ({ model }: Table) => heroOf(model, HUNTER).trophies!.kept.map(({ monster }) => monster);

  it.each([
    ['VERM-081', 'monster:vampire-bat', 'vampireBat'],
    ['VERM-188', 'monster:sewer-rat', 'sewerRat'],
  ] as const)('VERM-081 VERM-188: is paid once for a kind and keeps them all (%s)', (_, monster, disc) => {
    const table = hunting(monster, disc);
    const paid = table.events.filter((event) => event.kind === 'goldPaid' && event.hero === HUNTER);
    expect(paid).toMatchObject([{ gold: 100 }]);
    expect(keptBy(table)).toEqual([monster, monster, monster]);
  });

  it('VERM-188: rats that have bitten go to the supply, and to nobody', () => {
    const rats: readonly MonsterId[] = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat'];
    const table = solothParty({ ...both, monsters: [...rats, 'monster:orc'] }).passAll();
    for (const number of [1, 2, 3]) table.act(`monster:sewer-rat-${number}`, 'attack-1').flick({ hits: [HUNTER] });
    expect(table.choose('bite').model.stock.sewerRat).toBe(12);
    expect([heroOf(table.model, HUNTER).kills, keptBy(table)]).toEqual([[], []]);
  });
});

describe('a stalling party among Vermin', () => {
  it('VERM-095: is met by the Lord’s own wandering monster', () => {
    const setup = { variants: { ...setupWith().variants, wanderingMonsters: true } };
    const table = verminFight({ monsters: [['monster:orc', [150, 75]]], setup }).passAll();
    const monster = LORD_CARDS[table.model.setup.lord].wandering;
    expect(table.options).toContain('wander');
    expect(table.choose('wander').prompt.purpose).toEqual({ kind: 'placeSpawn', monster });
  });
});

describe('Stamina', () => {
  it('VERM-131: each has a track of its own', () => {
    printCard('monster:orc', { abilities: ['ability:stamina'], life: 4 });
    const table = verminFight({ monsters: ['monster:orc', 'monster:orc'] })
      .act(ELF, 'punch')
      .flick({ hits: [ORC] });
    expect([table.piece(ORC), table.piece('monster:orc-2')]).toMatchObject([{ life: 3 }, { life: 4 }]);
  });
});

describe('Devourer', () => {
  const bite = (table: Table, ...hits: readonly string[]): Table => table.flick({ hits });

  it('VERM-179: the last hero swallowed before the Lord has lost', () => {
    const dead = { life: 0 };
    const table = overseersTurn({
      fight: 'final',
      monsters: ['monster:remorhaz'],
      boards: { 'hero:barbarian': dead, 'hero:thief': dead, 'hero:wizard': dead },
    }).act(REMORHAZ, 'attack-1');
    bite(bite(table, ELF), ELF);
    expect(table.events).toContainEqual(lost);
  });

  it('VERM-180: one that is left frozen at the end of a room gives up whom it has swallowed', () => {
    printCard('monster:orc', { abilities: ['ability:devourer'], actions: [[pitch(PUNCH), pitch(PUNCH)]] });
    const table = frozenFight([ORC], { monsters: ['monster:orc'] });
    const room = withRoom(withoutPiece(table.model, 'hero:paladin'), { captives: [{ hero: 'hero:paladin', by: ORC }] });
    table.state = { ...table.state, model: room };
    table.nextRound();
    expect(captives(table)).toEqual([]);
    const { ask } = table.prompt;
    expect(ask.kind === 'place' && ask.pieces.map(({ id }) => id)).toContain('hero:paladin');
  });

  const slave: FightPlan = { ...both, monsters: ['monster:lizard-man', 'monster:remorhaz'] };
  const whipped = (table: Table): Table =>
    table
      .act(MASTER, 'attack-1')
      .flick({ hits: [REMORHAZ] })
      .choose(`${REMORHAZ}>attack-1`);

  it('VERM-182: it may swallow in the bonus action of a slave', () => {
    expect(captives(bite(bite(whipped(overseersTurn(slave)), ELF), ELF))).toEqual([ELF]);
  });

  it('VERM-182: a bite of one action and a bite of another make no meal', () => {
    const own = bite(overseersTurn(slave).act(REMORHAZ, 'attack-1').flick(), ELF);
    expect(captives(bite(whipped(own), ELF).decline())).toEqual([]);
  });
});

describe('Critical Fireball', () => {
  it('VERM-200: is no more critical for being so twice', () => {
    const attack: Attack = { type: 'fireball', modifiers: ['critical', 'critical'], traits: [] };
    printCard('monster:wyvern', { actions: [[pitch(attack)]] });
    const table = overseersTurn({ monsters: ['monster:wyvern'] })
      .act('monster:wyvern-1', 'attack-1')
      .flick({ hits: [ELF] });
    expect(table.events).toContainEqual(hurt(ELF, 6, 'fireball', 2));
  });
});
