import type { CatacombsState } from '../../../../src/rules/catacombs';
import type { LordId } from '../../../../src/rules/catacombs/words/ids';
import { tableAt } from '../../../rules/catacombs/support/tableAt';
import type { FightPlan } from '../../../rules/catacombs/support/fight';
import type { Table } from '../../../rules/catacombs/support/table';
import { overseersTurn } from '../../../rules/soloth/support';

const lair = (lord: LordId, monsters: FightPlan['monsters']): Table =>
  overseersTurn({ fight: 'final', monsters, setup: { lord } });

const QUEEN = 'lord:queen-of-the-underworld';
const CHIEF = 'lord:orc-warchief';
const SHIFTER = 'lord:shape-shifter';

const vanishing = (): Table => lair(QUEEN, ['monster:fire-demon']).act(QUEEN, 'vanish').flick().flick();

const atTheAltar = (): Table =>
  tableAt({
    setup: { expansions: ['soloth'], altar: true },
    boards: { 'hero:elf': { gold: 900 } },
    model: { equipmentDeck: ['equipment:great-axe', 'equipment:map'] },
    tasks: [{ kind: 'altar', done: [] }],
  });

const atTheMerchant = (): Table =>
  tableAt({
    setup: { expansions: ['soloth'] },
    boards: { 'hero:elf': { gold: 900 }, 'hero:thief': { gold: 300 } },
    tasks: [{ kind: 'enterCard', card: 'room:merchant-of-soloth' }],
  });

/** What the Lords of Soloth, its Merchant and its Altar ask. */
export function* lordAsks(): Generator<CatacombsState> {
  yield vanishing().state;
  yield lair(CHIEF, ['monster:orc', 'monster:orc-wolf-rider']).act(CHIEF, 'war-cry').flick().flick().state;
  yield lair(SHIFTER, ['monster:vampire', 'monster:flame-salamander']).act(SHIFTER, 'shift').state;
  yield atTheAltar().state;
  yield atTheAltar().choose('offer').state;
  yield tableAt({
    setup: { expansions: ['soloth'], altar: true },
    tasks: [{ kind: 'agreeOffering', equipment: 'equipment:map', hero: 'hero:elf', agreed: [] }],
  }).state;
  yield atTheMerchant().state;
  yield atTheMerchant().choose('peek').state;
}

/** Where the Queen appears. */
export const lordPlaces = (): CatacombsState => vanishing().choose('vanish').state;
