import { ADVANCE } from './advance';
import { ANSWERS } from './answers';
import { GUARD } from './guard';
import { ORDER } from './order';
import { PARTY } from './party';
import { PACKS } from './packs';
import type { Position } from './position';
import { POWERS } from './powers';
import { SAVINGS } from './savings';
import { SHOPS } from './shops';
import { STRIKES } from './strikes';

/** What a good player thinks of, theme by theme. */
export const THEMES: Readonly<Record<string, readonly Position[]>> = {
  strikes: STRIKES,
  advance: ADVANCE,
  packs: PACKS,
  guard: GUARD,
  order: ORDER,
  powers: POWERS,
  party: PARTY,
  savings: SAVINGS,
  answers: ANSWERS,
  shops: SHOPS,
};
