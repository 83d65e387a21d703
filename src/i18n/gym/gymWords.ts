import { INSTEADS, type Goal, type GymTypes } from '../../rules/gym';
import { seatId, type OptionId, type Refusal, type SeatId } from '../../rules/machine';
import { faultPlace, refusalIn, saidBy, type FaultWords, type GameWords, type Spoken, type SpokenOf } from '../common';
import { eventWords } from './eventWords';
import { goalWords } from './goalWords';
import { REASONS } from './reasons';
import { speakerOf, type Speaker } from './speaker';
import type { GymSaid } from './vocabulary';

const PERCENT = 100;

/** Why the app answers so, as far as it is told. */
export type GymReasoning =
  | { readonly kind: 'shot'; readonly goal: number | null; readonly chance: number }
  | { readonly kind: 'enough' }
  | { readonly kind: 'stumbled' };

/** The gym as it is spoken of. */
export interface GymSpokenOf extends GymTypes, SpokenOf {
  model: GymTypes['model'];
  task: GymTypes['task'];
  purpose: GymTypes['purpose'];
  ask: GymTypes['ask'];
  answer: GymTypes['answer'];
  event: GymTypes['event'];
  outcome: GymTypes['outcome'];
  thought: GymReasoning;
}

/** The gym in one language: what any frame has said of it, and what only its own screens say. */
export interface GymWords extends GameWords<GymSpokenOf>, FaultWords {
  /** What one flick is to bring about, as a line of its own. */
  goal(goal: Goal): string;
}

export interface GymNamers {
  /** What is asked for; none: one flicks freely. */
  readonly goals: readonly Goal[];
  seat(id: SeatId): string;
}

function optionWords({ wording, name }: Speaker, option: OptionId): string {
  const instead = INSTEADS.find((one) => one === option);
  return instead === undefined ? name(option) : wording.insteads[instead];
}

/** What was flicked or chosen says most. */
function undoWords(speaker: Speaker, { kind }: GymTypes['purpose'], answer: GymTypes['answer']): string {
  const { prompts, undo } = speaker.wording;
  const what =
    answer.kind === 'flick' && answer.flick !== null
      ? speaker.name(answer.flick.discId)
      : answer.kind === 'choose'
        ? answer.options.map((option) => optionWords(speaker, option)).join(', ')
        : prompts[kind].name;
  return speaker.say(undo, { what });
}

function refusalWords({ wording, the, say }: Speaker, namers: GymNamers, { reason, details }: Refusal): string {
  const known = REASONS.find((one) => one === reason) ?? 'wrongAnswer';
  const told = (detail: string, value: string | number): string => {
    if (typeof value === 'number') return String(value);
    return detail === 'seat' ? namers.seat(seatId(value)) : the(value);
  };
  const values = Object.entries(details).map(([detail, value]) => [detail, told(detail, value)]);
  return say(wording.refusals[known], Object.fromEntries(values));
}

function whyWords(speaker: Speaker, goals: readonly Goal[], thought: GymReasoning): string {
  const { thoughts } = speaker.wording;
  if (thought.kind !== 'shot') return thoughts[thought.kind];
  const goal = thought.goal === null ? undefined : goals[thought.goal];
  if (goal === undefined) return thoughts.forNone;
  const chance = String(Math.round(thought.chance * PERCENT));
  return speaker.fill(thoughts.forGoal, { chance, goal: goalWords(speaker, goal) });
}

export function gymWords(
  { language, said: { wording, faults } }: Pick<Spoken<GymSaid>, 'language' | 'said'>,
  namers: GymNamers = { goals: [], seat: (id) => id },
): GymWords {
  const speaker = speakerOf(language, wording);
  const event = (told: GymTypes['event']): string => eventWords(speaker, namers.goals, told);
  return {
    name: speaker.name,
    goal: (goal) => speaker.say(goalWords(speaker, goal)),
    prompt: (purpose) => wording.prompts[purpose.kind],
    option: (option) => optionWords(speaker, option),
    undo: (purpose, answer) => undoWords(speaker, purpose, answer),
    event,
    told: (_, events) => events.map(event).join(' '),
    refusal: (refusal) => refusalWords(speaker, namers, refusal),
    outcome: (outcome) => ({ name: event({ kind: 'ended', ...outcome }) }),
    why: (thought) => whyWords(speaker, namers.goals, thought),
    fault(message) {
      const refusal = refusalIn(message, REASONS, '');
      return refusal === null ? saidBy(faults, message) : refusalWords(speaker, namers, refusal);
    },
    faultPlace: (place) => faultPlace(faults, place, (id) => `“${id}”`),
    watching: () => wording.prompts.flight.name,
  };
}
