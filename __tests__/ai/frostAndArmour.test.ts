import { decide, MINDS } from '../../src/ai/catacombs';
import { shootingOf } from '../../src/ai/catacombs/shots/shooting';
import { catacombs } from '../../src/rules/catacombs';
import { seedChance, whyNot } from '../../src/rules/machine';
import type { FightPlan } from '../rules/catacombs/support/fight';
import type { Table } from '../rules/catacombs/support/table';
import { frozenFight, PRINCESS } from '../rules/soloth/frost';
import { solothParty } from '../rules/soloth/support';

const PALADIN = 'hero:paladin';

/** What a seat of the app says to the question that stands: the rules take it. */
function saidTo({ state }: Table): readonly string[] {
  const seat = state.prompt!.seats[0]!;
  const view = catacombs.viewFor(state, seat);
  const { answer } = decide({ view, seat, mind: MINDS[2], stream: seedChance(7).play })!;
  expect(whyNot(catacombs, view, { ...answer, seat })).toBeNull();
  return answer.kind === 'choose' ? answer.options : [];
}

const stung = (plan: FightPlan = {}): Table =>
  solothParty({ monsters: ['monster:giant-scorpion', 'monster:orc'], ...plan })
    .passAll()
    .act('monster:giant-scorpion-1', 'attack-1')
    .flick({ hits: [PALADIN] });

describe('frost and armour', () => {
  it('armour takes a hard blow, whole or nearly dead', () => {
    expect(saidTo(stung())).toEqual(['absorb']);
    expect(saidTo(stung({ boards: { [PALADIN]: { life: 1 } } }))).toEqual(['absorb']);
  });

  it('of two that are struck the Overseer gives up the weaker', () => {
    const table = solothParty({ monsters: ['monster:cerberus', 'monster:zombie'] })
      .act(PRINCESS, 'ice-spike')
      .flick({ hits: ['monster:cerberus-1', 'monster:zombie-1'] });
    expect(saidTo(table)).toEqual(['monster:zombie-1']);
  });

  it('a spike that is lost sets a monster free, not one of those in her hand', () => {
    const monsters = ['monster:rust-monster', 'monster:cerberus'] as const;
    const boards = { [PRINCESS]: { equipment: ['equipment:ice-bracelet'] } } as const;
    const table = frozenFight(['monster:cerberus-1'], { monsters, boards }).passAll();
    table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
    table
      .act('monster:rust-monster-1', 'attack-1')
      .flick({ hits: [PRINCESS] })
      .choose('card-1');
    expect(saidTo(table)).toEqual(['monster:cerberus-1']);
  });

  it('throws no spike at whom frost does not hold, or holds already', () => {
    const monsters = ['monster:orc', 'monster:shade', 'monster:troll'] as const;
    const table = frozenFight(['monster:orc-1'], { monsters }).act(PRINCESS, 'ice-spike');
    const barred = shootingOf(table.state)?.barred ?? [];
    expect(barred).toEqual(expect.arrayContaining(['monster:orc-1', 'monster:shade-1']));
    expect(barred).not.toContain('monster:troll-1');
  });

  it('says how likely a spike is to freeze', () => {
    const table = solothParty({ monsters: [['monster:cerberus', [80, 330]]] }).act(PRINCESS, 'ice-spike');
    const { state } = table;
    const seat = state.prompt!.seats[0]!;
    const { thought } = decide({
      view: catacombs.viewFor(state, seat),
      seat,
      mind: MINDS[3],
      stream: seedChance(7).play,
    })!;
    expect(thought.kind === 'shot' ? thought.chance : 0).toBeGreaterThan(0.5);
  });
});
