import type { Goal, GymEvent, GymPurpose, INSTEADS } from '../../rules/gym';
import type { Noun } from '../common';
import type { Reason } from './reasons';

/** The discs of the gym are called after pieces; whatever is none of them stands in the way. */
export const NAMED_DISCS = [
  'troll',
  'skeleton-warrior',
  'orc',
  'fireball',
  'elf',
  'wizard',
  'familiar',
  'missile',
] as const;
export type NamedDisc = (typeof NAMED_DISCS)[number];

/** A goal by what is asked, where one kind reads differently by how it is asked. */
export type GoalKey =
  | Exclude<Goal['kind'], 'nudge' | 'bank' | 'stop'>
  | 'nudge'
  | 'nudgeExactly'
  | `bank-${Of<'bank'>['off']}`
  | 'stop'
  | 'stopAny';
type Of<Kind extends Goal['kind']> = Extract<Goal, { kind: Kind }>;

/** The lines of the log. */
export type EventKey =
  Exclude<GymEvent['kind'], 'ended' | 'goalMet'> | 'goalMet' | 'leftForGood' | 'solved' | 'unsolved' | 'enough';

/** In a few words, and at length. */
interface Question {
  readonly name: string;
  readonly text: string;
}

/** Everything the gym says in one language: what has no words here is a type error. */
export interface GymWording {
  readonly discs: Readonly<Record<NamedDisc | 'obstacle', Noun>>;
  readonly goals: Readonly<Record<GoalKey, string>>;
  readonly events: Readonly<Record<EventKey, string>>;
  readonly prompts: Readonly<Record<GymPurpose['kind'], Question>>;
  readonly undo: string;
  readonly insteads: Readonly<Record<(typeof INSTEADS)[number], string>>;
  readonly thoughts: Readonly<Record<'forGoal' | 'forNone' | 'enough' | 'stumbled', string>>;
  readonly refusals: Readonly<Record<Reason, string>>;
}
