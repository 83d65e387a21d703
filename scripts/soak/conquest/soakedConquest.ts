import type { Carried, Command } from '../../../src/rules/machine';
import {
  ABILITY_KINDS,
  conquest,
  conquestBook as book,
  DECIDED_BY,
  DESIGN_IDS,
  ENDINGS,
  GROUNDS,
  HARMLESS,
  HOUSE_OPTIONS,
  isCard,
  LAYOUT_IDS,
  printedOn,
  SHOT_KINDS,
  type ConquestEvent,
  type ConquestPurpose,
  type ConquestSetup,
  type ConquestState,
  type ConquestTypes,
} from '../../../src/rules/conquest';
import type { Goals, Tally } from '../coverage/tally';
import type { SoakedGame } from '../soakedGame';
import { whatIsWrong } from './invariants';
import { answerTo } from './players';
import { setupFor } from './setups';

const EVENTS: Readonly<Record<ConquestEvent['kind'], true>> = {
  ...{ laidOut: true, firstTeam: true, dealt: true, turnBegan: true, drew: true, pileEmpty: true, played: true },
  ...{ gaveUp: true, named: true, flicked: true, settled: true, putBack: true, projectileGone: true, hit: true },
  ...{ harmless: true, missed: true, boosted: true, armourSpent: true, tokenMoved: true, stunned: true },
  ...{ pileRenewed: true, sundered: true, quaked: true, lapsed: true, kept: true, discarded: true, flipped: true },
  ended: true,
};
const PURPOSES: Readonly<Record<ConquestPurpose['kind'], true>> = {
  ...{ playCard: true, giveUpCard: true, surprise: true, target: true, shoot: true, shootAgain: true, watch: true },
  ...{ boost: true, armour: true, sunder: true, moveCrystal: true },
};

function noteEvent(event: ConquestEvent, tally: Tally): void {
  tally.add('event', event.kind);
  if (event.kind === 'hit') tally.add('hit', event.shot);
  if (event.kind === 'harmless') tally.add('harmless', event.why);
  if (event.kind === 'tokenMoved') tally.add('token', event.why);
  if (event.kind === 'ended') tally.add('end', event.why);
  if (event.kind === 'ended') tally.add('decided', event.by);
  if (event.kind === 'flicked') tally.add('shot', event.shot);
  if (event.kind === 'played') tally.add('played', printedOn(event.card).id);
}

const ALL: Goals = {
  event: Object.keys(EVENTS),
  purpose: Object.keys(PURPOSES),
  played: DESIGN_IDS,
  shot: [...SHOT_KINDS, 'obstacle'],
  hit: SHOT_KINDS.filter((kind) => kind !== 'move'),
  ability: ABILITY_KINDS,
  harmless: HARMLESS,
  token: ['damage', 'capture', 'heal', 'exhaustion'],
  end: ENDINGS,
  decided: DECIDED_BY,
  layout: LAYOUT_IDS,
  ground: GROUNDS,
  option: HOUSE_OPTIONS,
};

/** What made-up contacts cannot tell of: a sampler knows of no wall, and strikes nobody at rest. */
const UNTOLD: readonly string[] = ['afterWall', 'atRest'];

export const soakedConquest: SoakedGame<ConquestTypes, ConquestSetup> = {
  book,
  mostCommands: 4_000,
  replayOneIn: 10,
  deal: (_, physics, dice) => ({
    setup: setupFor(dice),
    next: (state, prompt) => answerTo(state, prompt, physics, dice),
  }),
  aside: null,
  whatIsWrong,
  // No rule of it works in silence: all that happens is told.
  watched: () => conquest,
  note: {
    setup({ model: { setup } }: ConquestState, tally) {
      tally.add('layout', setup.layout);
      tally.add('ground', setup.ground);
      for (const option of setup.options) tally.add('option', option);
    },
    step(_, { state, events }: Carried<ConquestTypes>, tally) {
      for (const event of events) noteEvent(event, tally);
      if (state.prompt !== null) tally.add('purpose', state.prompt.purpose.kind);
    },
    said(command: Command<ConquestTypes>, tally) {
      if (command.kind !== 'choose') return;
      for (const option of command.options) {
        const ability = isCard(option) ? printedOn(option).ability : null;
        if (ability !== null) tally.add('ability', ability.kind);
      }
    },
  },
  goals: { fake: { ...ALL, harmless: HARMLESS.filter((why) => !UNTOLD.includes(why)) }, real: ALL },
  outOfReach: {},
  unreleased: {},
};
