import type { CatacombsState } from '../../../../src/rules/catacombs';
import { frozenFight, PRINCESS } from '../../../rules/soloth/frost';
import { fight } from '../../../rules/catacombs/support/fight';
import { overseersTurn, solothParty } from '../../../rules/soloth/support';

const ORC = 'monster:orc-1';
const TROLL = 'monster:troll-1';
const RUST = 'monster:rust-monster-1';
const pair = ['monster:orc', 'monster:troll'] as const;

/** Her only card is drawn: there is none in the deck to be drawn instead. */
function withoutBracelet(): CatacombsState {
  const boards = { [PRINCESS]: { equipment: ['equipment:ice-bracelet'] } } as const;
  const table = frozenFight([ORC], { monsters: ['monster:rust-monster', ...pair], boards }).passAll();
  table.state = { ...table.state, model: { ...table.model, equipmentDeck: [] } };
  return table
    .act(RUST, 'attack-1')
    .flick({ hits: [PRINCESS] })
    .choose('card-1').state;
}

/** Questions that chance seldom comes to, each as a fight does. */
export function* solothAsks(): Generator<CatacombsState> {
  yield solothParty({ monsters: pair })
    .act(PRINCESS, 'ice-spike')
    .flick({ hits: [ORC, TROLL] }).state;
  yield withoutBracelet();
  yield solothParty({ monsters: pair })
    .passAll()
    .act(ORC, 'attack-1')
    .flick({ hits: ['hero:paladin'] }).state;
  yield overseersTurn({ monsters: ['monster:wight', 'monster:troll'], pieces: [{ id: TROLL, life: 1 }] })
    .act('monster:wight-1', 'attack-1')
    .flick({ hits: ['hero:elf'] }).state;
  yield fight({ fight: 'final', monsters: ['monster:zombie'] })
    .passAll()
    .act('lord:sorcerer', 'mirage').state;
}
