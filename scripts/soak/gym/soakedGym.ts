import type { Carried } from '../../../src/rules/machine';
import {
  GOAL_KINDS,
  gym,
  gymBook as book,
  INSTEADS,
  LEAVERS,
  type GymEvent,
  type GymPurpose,
  type GymSetup,
  type GymState,
  type GymTypes,
} from '../../../src/rules/gym';
import type { Goals, Tally } from '../coverage/tally';
import type { SoakedGame } from '../soakedGame';
import { whatIsWrong } from './invariants';
import { answerTo } from './players';
import { setupFor } from './setups';

const EVENTS: Readonly<Record<GymEvent['kind'], true>> = {
  flicked: true,
  struck: true,
  left: true,
  goalMet: true,
  missed: true,
  reset: true,
  ended: true,
};
const PURPOSES: Readonly<Record<GymPurpose['kind'], true>> = { flick: true, flight: true, instead: true };

function noteEvent({ goals }: GymSetup, event: GymEvent, tally: Tally): void {
  tally.add('event', event.kind);
  if (event.kind === 'goalMet') tally.add('met', goals[event.goal]?.kind ?? '');
  if (event.kind === 'missed') for (const { kind } of goals) tally.add('missed', kind);
  if (event.kind === 'left') tally.add('left', event.isGone ? 'gone' : 'putBack');
  if (event.kind === 'ended') tally.add('stars', String(event.stars));
}

const ALL: Goals = {
  event: Object.keys(EVENTS),
  purpose: Object.keys(PURPOSES),
  chosen: INSTEADS,
  met: GOAL_KINDS,
  missed: GOAL_KINDS,
  left: LEAVERS,
  edge: ['open', 'wall'],
  stars: ['0', '1', '2', '3'],
};

export const soakedGym: SoakedGame<GymTypes, GymSetup> = {
  book,
  mostCommands: 4_000,
  replayOneIn: 1,
  deal: (_, physics, dice) => ({ setup: setupFor(dice), next: (_state, prompt) => answerTo(prompt, physics, dice) }),
  aside: null,
  whatIsWrong,
  // No rule of it works in silence: all that happens is told.
  watched: () => gym,
  note: {
    setup: ({ model: { setup } }: GymState, tally) => tally.add('edge', setup.board.edge),
    step({ model }, { state, events }: Carried<GymTypes>, tally) {
      for (const event of events) noteEvent(model.setup, event, tally);
      if (state.prompt !== null) tally.add('purpose', state.prompt.purpose.kind);
    },
    said(command, tally) {
      if (command.kind === 'choose') for (const option of command.options) tally.add('chosen', option);
    },
  },
  goals: { fake: ALL, real: ALL },
  outOfReach: {},
  unreleased: {},
};
