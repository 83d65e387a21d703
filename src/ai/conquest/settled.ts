import { teamOfSeat, type ConquestState } from '../../rules/conquest';
import { imagine } from './horizon';
import { choice } from './thinking';
import { worth, type Eyes } from './worth/worth';

/** What is asked before a shot has done what it does. */
const OPEN: readonly string[] = ['boost', 'armour'];
/** Both of a team may be asked, after the one who flicked. */
const MOST = 4;

/** Nothing, or any one of what is offered. */
export const waysOf = (options: readonly string[], least: number) =>
  [...(least === 0 ? [[]] : []), ...options.map((option) => [option])] as readonly (readonly string[])[];

/** As whoever is asked would have it, who thinks as this one does. */
function answered(state: ConquestState, eyes: Eyes): ConquestState | null {
  const { prompt, model } = state;
  const [seat] = prompt?.seats ?? [];
  if (prompt?.ask.kind !== 'choose' || seat === undefined || !OPEN.includes(prompt.purpose.kind)) return null;
  const asked: Eyes = { ...eyes, team: teamOfSeat(model.setup, seat) };
  let best: { readonly state: ConquestState; readonly worth: number } | null = null;
  for (const options of waysOf(prompt.ask.options, 0)) {
    const next = imagine(state, { ...choice(...options), seat })?.state;
    if (next === undefined) continue;
    const value = worth(next, asked);
    if (best === null || value > best.worth) best = { state: next, worth: value };
  }
  return best?.state ?? null;
}

/** The state that a flick really leads to. */
export function settled(state: ConquestState, eyes: Eyes): ConquestState {
  let now = state;
  for (let count = 0; count < MOST; count++) {
    const next = answered(now, eyes);
    if (next === null) return now;
    now = next;
  }
  return now;
}
