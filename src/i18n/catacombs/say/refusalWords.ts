import type { Refusal } from '../../../rules/machine';
import { REASONS } from '../reasons';
import type { Speaker, Values } from './speaker';

const GOLD_DETAILS: readonly string[] = ['price', 'gold'];

const spoken = (speaker: Speaker, detail: string, value: string | number): string => {
  if (typeof value === 'string') return speaker.the(value);
  return GOLD_DETAILS.includes(detail) ? speaker.number(value) : String(value);
};

/** Why a command was not carried out, as a sentence. */
export function refusalWords(speaker: Speaker, { reason, details }: Refusal): string {
  const known = REASONS.find((one) => one === reason) ?? 'wrongAnswer';
  const values: Values = Object.fromEntries(
    Object.entries(details).map(([detail, value]) => [detail, spoken(speaker, detail, value)]),
  );
  return speaker.say(speaker.wording.refusals[known], values);
}
