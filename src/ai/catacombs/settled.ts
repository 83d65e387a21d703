import type { CatacombsState, Purpose } from '../../rules/catacombs';
import { imagine } from './horizon';
import { worth, type Eyes } from './worth/worth';

/** What is asked while a flick is being settled: until it is answered, what came of the flick is not to be seen. */
const OPEN: readonly Purpose['kind'][] = [
  'absorb',
  'freeze',
  'climb',
  'swarmAttack',
  'decay',
  'enslave',
  'callOn',
  'loseSpike',
];
const MOST = 3;

/** As whoever is asked would have it, who thinks as this one does. */
function answered(state: CatacombsState, eyes: Eyes): CatacombsState | null {
  const { prompt, model } = state;
  const [seat] = prompt?.seats ?? [];
  if (prompt?.ask.kind !== 'choose' || seat === undefined || !OPEN.includes(prompt.purpose.kind)) return null;
  const asked: Eyes = { ...eyes, side: seat === model.setup.overseer ? 'overseer' : 'heroes' };
  let best: { readonly state: CatacombsState; readonly worth: number } | null = null;
  for (const option of prompt.ask.options) {
    const next = imagine(state, { kind: 'choose', options: [option], seat })?.state;
    if (next === undefined) continue;
    const value = worth(next, asked);
    if (best === null || value > best.worth) best = { state: next, worth: value };
  }
  return best?.state ?? null;
}

/** The state that a flick really leads to. */
export function settled(state: CatacombsState, eyes: Eyes): CatacombsState {
  let now = state;
  for (let count = 0; count < MOST; count++) {
    const next = answered(now, eyes);
    if (next === null) return now;
    now = next;
  }
  return now;
}
