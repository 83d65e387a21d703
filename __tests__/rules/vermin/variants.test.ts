import { sample } from '../../../src/rules/machine';
import { catacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { BASE_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { MONSTER_IDS, type MonsterId } from '../../../src/rules/catacombs/words/ids';
import { VARIANT_IDS } from '../../../src/rules/catacombs/words/verminIds';
import type { CombatRoomCard } from '../../../src/rules/catacombs/content/cards/room';
import { variantsFor } from '../../../src/rules/catacombs/tasks/setUp/chooseVariants';
import { enterMonster } from '../../../src/rules/catacombs/model/changes';
import { fight } from '../catacombs/support/fight';
import { placeParty } from '../catacombs/support/placeParty';
import type { Table } from '../catacombs/support/table';
import { tableAt } from '../catacombs/support/tableAt';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { ANN } from '../catacombs/support/setup';

const ORC = 'monster:orc';
const kindsOn = ({ monsters }: CombatRoomCard) => MONSTER_IDS.filter((id) => (monsters[id] ?? 0) > 0);
const roomFor = (...variants: readonly MonsterId[]): CombatRoomCard =>
  BASE_COMBAT_ROOMS.find((card) => card.wanderingIcons === 0 && variantsFor(kindsOn(card)).join() === variants.join())!;
const KITCHEN = roomFor('monster:swamp-orc');
const ORCS = KITCHEN.monsters[ORC];

const entering = (setup: Partial<CatacombsSetup> = {}, card = KITCHEN.id): Table =>
  tableAt({ setup: { expansions: ['vermin'], allowVariants: true, ...setup }, tasks: [{ kind: 'enterCard', card }] });

/** Nobody is asked, and what the card shows comes. */
function plainOrcs(table: Table): void {
  expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
  expect(table.model.muster.filter((id) => id === ORC)).toHaveLength(ORCS!);
  expect(table.model.room?.variants ?? {}).toEqual({});
}

describe('variants', () => {
  it('VERM-096 VERM-097: the Overseer may play another card for what the Room card shows', () => {
    const table = entering();
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'chooseVariants' } });
    expect(table.options).toEqual(['monster:swamp-orc']);
    expect(
      entering()
        .choose()
        .model.muster.filter((id) => id === ORC),
    ).toHaveLength(ORCS!);
  });

  it('VERM-101: then all of the kind are played by it, and everybody is told', () => {
    const table = entering().choose('monster:swamp-orc');
    const variant = { kind: 'variantChosen', monster: 'monster:orc', variant: 'monster:swamp-orc' };
    expect(table.events).toContainEqual(variant);
    expect(table.model.muster.filter((id) => id === 'monster:swamp-orc')).toHaveLength(ORCS!);
    expect(table.model.muster).not.toContain(ORC);
  });

  it('VERM-100: it takes the discs of its original', () => {
    const table = placeParty(entering().choose('monster:swamp-orc')).choose('confirm');
    const { ask } = table.prompt;
    if (ask.kind !== 'place') throw new Error('nothing is placed');
    const before = table.model.stock.orc;
    table.answer(sample(catacombs, table.prompt, [1, 2, 3, 4]).value);
    expect(table.model.stock.orc).toBe(before - ORCS!);
    expect(table.has('monster:swamp-orc-1')).toBe(true);
  });

  it('VERM-102: those that come later follow the same card', () => {
    const { model } = entering().choose('monster:swamp-orc');
    expect(enterMonster(model, 'monster:orc', { xMm: 150, yMm: 60 }, false).piece.card).toBe('monster:swamp-orc');
  });

  it('VERM-209: chosen before the heroes are placed', () => {
    const table = entering();
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'chooseVariants' } });
    expect(table.choose('monster:swamp-orc').prompt.purpose.kind).toBe('placeHeroes');
  });

  it('VERM-209: for nothing that the card does not show, nor for the Lord’s minions', () => {
    const minions = LORD_CARDS['lord:gorgon'].minions;
    for (const card of [roomFor().id, 'room:lair-of-gorgon']) {
      const table = entering({ lord: 'lord:gorgon' }, card);
      expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'placeHeroes' } });
      expect(table.model.muster.filter((id) => (VARIANT_IDS as readonly MonsterId[]).includes(id))).toEqual([]);
    }
    expect(variantsFor(MONSTER_IDS.filter((id) => (minions[id] ?? 0) > 0))).not.toEqual([]);
  });

  it('VERM-099: nor at all where the group has not agreed to them', () => {
    for (const allowVariants of [false, undefined]) plainOrcs(entering({ allowVariants }));
  });

  it('VERM-167 VERM-168: in his lair the Shape Shifter’s minions may be variants, and he takes their forms', () => {
    const setup = { expansions: ['soloth', 'vermin'], lord: 'lord:shape-shifter' } as const;
    const table = entering(setup, 'room:lair-of-shape-shifter');
    expect(table.prompt).toMatchObject({ seats: ['overseer'], purpose: { kind: 'chooseVariants' } });
    expect(table.options).toEqual(['monster:elder-vampire']);
    expect(table.choose('monster:elder-vampire').model.muster).toContain('monster:elder-vampire');
    const shifting = fight({
      setup: { ...setup, allowVariants: true },
      fight: 'final',
      monsters: ['monster:elder-vampire'],
    })
      .passAll()
      .act('lord:shape-shifter', 'shift');
    expect(shifting.prompt.purpose.kind).toBe('takeForm');
    expect(shifting.options).toEqual(['monster:elder-vampire>attack-1']);
  });

  it('VERM-097: without the expansion nobody is asked', () => {
    plainOrcs(entering({ expansions: [] }));
  });
});
