import { choose, flicked, shown } from '../record/hand';

const BASE = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];

/** Boards of the base game's heroes, of whom only these live. */
export const only = (...living: readonly string[]) =>
  Object.fromEntries(BASE.flatMap((id) => (living.includes(id) ? [] : [[id, { life: 0 }]])));

export const withParty = (...heroes: readonly string[]) => [{ seat: 'heroes', heroes }];

/** A record with this set-up and opening, replayed from its text: what is asked at once, and what comes of the answers. */
export function opened(setup: object, opening: object, commands: readonly unknown[] = []) {
  const { prompt, options, events, state } = shown({ ...setup, opening }, commands);
  return { asked: prompt?.purpose.kind ?? null, by: prompt?.seats ?? [], options, events, prompt, state };
}

/** Chosen, flicked, and the first that it meets. */
export const strikes = (actor: string, action: string, target: string) => [
  choose(`${actor}>${action}`),
  ...flicked(actor, target),
];
