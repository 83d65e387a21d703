import type { CatacombsState } from '../../../../src/rules/catacombs';
import { PRINCESS } from '../../../rules/soloth/frost';
import { overseersTurn, solothFight, solothParty } from '../../../rules/soloth/support';
import { withHouse } from '../../../rules/catacombs/support/setup';
import { lordAsks } from './lordStates';
import { seldomAsks } from './seldomStates';
import { solothAsks } from './solothStates';
import { verminAsks } from './verminStates';

const ELF = 'hero:elf';
const HUNTER = 'hero:witch-hunter';
const SORCERESS = 'hero:sorceress';
const MANTICORE = 'monster:manticore-1';
const ORC = 'monster:orc-1';

/** Questions of Soloth that a game of players at random comes to soon enough. */
export function* usualAsks(): Generator<CatacombsState> {
  yield overseersTurn({
    monsters: ['monster:rust-monster'],
    boards: { [ELF]: { equipment: ['equipment:map'] } },
  })
    .act('monster:rust-monster-1', 'attack-1')
    .flick({ hits: [ELF] }).state;
  yield overseersTurn({ monsters: ['monster:lizard-man', 'monster:orc'] })
    .act('monster:lizard-man-1', 'attack-1')
    .flick({ hits: [ORC] }).state;
  yield solothFight({ monsters: ['monster:manticore'], pieces: [{ id: MANTICORE, life: 1 }] })
    .act(ELF, 'punch')
    .flick({ hits: [MANTICORE] })
    .passAll().state;
  yield solothParty({ boards: { [SORCERESS]: { magic: 0, life: 5 } } }).act(SORCERESS, 'fire-burst').state;
  yield solothParty({
    monsters: ['monster:orc'],
    pieces: [{ id: ORC, life: 1 }],
    boards: {
      [HUNTER]: {
        trophies: { kept: Array.from({ length: 3 }, () => ({ monster: 'monster:orc', disc: 'orc' })), active: [] },
      },
    },
  })
    .act(HUNTER, 'punch')
    .flick({ hits: [ORC] })
    .passAll().state;
  yield solothParty({ monsters: ['monster:orc', 'monster:troll'], setup: withHouse({ frozenChoice: 'iceplayer' }) })
    .act(PRINCESS, 'ice-spike')
    .flick({ hits: [ORC, 'monster:troll-1'] }).state;
}

/** Whatever the boxes bring to be asked. */
export function* boxAsks(): Generator<CatacombsState> {
  yield* usualAsks();
  yield* solothAsks();
  yield* verminAsks();
  yield* lordAsks();
  yield* seldomAsks();
}
