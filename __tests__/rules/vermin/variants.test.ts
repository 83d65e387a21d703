import type { CatacombsSetup } from '../../../src/rules/catacombs';
import { sample } from '../../../src/rules/machine';
import { catacombs } from '../../../src/rules/catacombs';
import { enterMonster } from '../../../src/rules/catacombs/model/changes';
import { placeParty } from '../catacombs/support/placeParty';
import type { Table } from '../catacombs/support/table';
import { tableAt } from '../catacombs/support/tableAt';

/** Four Orcs, a Troll, and a symbol. */
const KITCHEN = 'room:orc-kitchen';
const entering = (setup: Partial<CatacombsSetup> = {}, card = KITCHEN): Table => {
  const table = tableAt({ setup: { expansions: ['vermin'], ...setup }, tasks: [{ kind: 'enterCard', card }] });
  return table.prompt.purpose.kind === 'allotWandering' ? table.amounts({ 'monster:vampire-bat': 1 }) : table;
};

describe('variants', () => {
  it('VERM-096 VERM-097: the Overseer may play another card for what the Room card shows', () => {
    const table = entering();
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'chooseVariants' } });
    expect(table.options).toEqual(['monster:swamp-orc']);
    expect(
      entering()
        .choose()
        .model.muster.filter((id) => id === 'monster:orc'),
    ).toHaveLength(4);
  });

  it('VERM-101: then all of the kind are played by it, and everybody is told', () => {
    const table = entering().choose('monster:swamp-orc');
    const variant = { kind: 'variantChosen', monster: 'monster:orc', variant: 'monster:swamp-orc' };
    expect(table.events).toContainEqual(variant);
    expect(table.model.muster.filter((id) => id === 'monster:swamp-orc')).toHaveLength(4);
    expect(table.model.muster).not.toContain('monster:orc');
  });

  it('VERM-100: it takes the discs of its original', () => {
    const table = placeParty(entering().choose('monster:swamp-orc')).choose('confirm');
    const { ask } = table.prompt;
    if (ask.kind !== 'place') throw new Error('nothing is placed');
    const before = table.model.stock.orc;
    table.answer(sample(catacombs, table.prompt, [1, 2, 3, 4]).value);
    expect(table.model.stock.orc).toBe(before - 4);
    expect(table.has('monster:swamp-orc-1')).toBe(true);
  });

  it('VERM-102: those that come later follow the same card', () => {
    const { model } = entering().choose('monster:swamp-orc');
    expect(enterMonster(model, 'monster:orc', { xMm: 150, yMm: 60 }, false).piece.card).toBe('monster:swamp-orc');
  });

  it('VERM-209: chosen before the heroes are placed', () => {
    expect(entering().choose('monster:swamp-orc').prompt.purpose.kind).toBe('placeHeroes');
  });

  it('VERM-209: for nothing that the card does not show, nor for the Lord’s minions', () => {
    expect(entering({ lord: 'lord:gorgon' }, 'room:sunken-stair').prompt.purpose.kind).toBe('placeHeroes');
    const lair = entering({ lord: 'lord:gorgon' }, 'room:lair-of-gorgon');
    expect(lair.prompt.purpose.kind).toBe('placeHeroes');
  });

  it('VERM-097: without the expansion nobody is asked', () => {
    expect(entering({ expansions: [] }).prompt.purpose.kind).toBe('placeHeroes');
  });
});
