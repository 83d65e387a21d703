import { ADVANCE } from './advance';
import { ANSWERS } from './answers';
import { GUARD } from './guard';
import { ORDER } from './order';
import { PARTY } from './party';
import type { Position } from './position';
import { POWERS } from './powers';
import { STRIKES } from './strikes';

/** What a good player thinks of, theme by theme. */
export const THEMES: Readonly<Record<string, readonly Position[]>> = {
  strikes: STRIKES,
  advance: ADVANCE,
  guard: GUARD,
  order: ORDER,
  powers: POWERS,
  party: PARTY,
  answers: ANSWERS,
};
