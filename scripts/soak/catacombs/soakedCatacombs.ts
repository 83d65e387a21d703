import { catacombsBook as book, PROPOSE, type CatacombsSetup, type CatacombsTypes } from '../../../src/rules/catacombs';
import { WORKSHOP_COMBAT_ROOM_IDS, WORKSHOP_MONSTER_IDS } from '../../../src/rules/catacombs/words/workshopIds';
import type { SoakedGame } from '../soakedGame';
import { FLOWN_GOALS } from './coverage/flownGoals';
import { GOALS } from './coverage/goals';
import { note, noteSaid, noteSetup } from './coverage/note';
import { OUT_OF_REACH } from './coverage/outOfReach';
import { watched } from './coverage/watched';
import { habitsFor } from './habits';
import { whatIsWrong } from './invariants';
import { nextCommand } from './players';
import { setupFor } from './setups';
import { storyFor } from './stories';
import { turnOf } from './turns';

export const soakedCatacombs: SoakedGame<CatacombsTypes, CatacombsSetup> = {
  book,
  // In a labyrinth one can wander for ever.
  mostCommands: 4_000,
  replayOneIn: 50,
  deal(number, physics, dice) {
    const turn = turnOf(number, physics);
    const habits = habitsFor(turn, physics);
    const setup = turn.kind === 'story' ? storyFor(turn.number, dice) : setupFor(turn.number, dice);
    return { setup, next: (state, prompt) => nextCommand(state, prompt, habits, dice) };
  },
  aside: { kind: 'choose', options: [PROPOSE] },
  whatIsWrong,
  watched,
  note: { setup: noteSetup, step: note, said: noteSaid },
  goals: { fake: GOALS, real: FLOWN_GOALS },
  outOfReach: OUT_OF_REACH,
  unreleased: { MONSTER: WORKSHOP_MONSTER_IDS, ROOM: WORKSHOP_COMBAT_ROOM_IDS },
};
