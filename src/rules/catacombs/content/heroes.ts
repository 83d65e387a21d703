import { BASE_HEROES } from './base/heroes';
import type { HeroCard } from './cards/heroCard';
import type { HeroId } from '../words/ids';
import { SOLOTH_HEROES } from './soloth/heroes';

export const HERO_CARDS: Readonly<Record<HeroId, HeroCard>> = { ...BASE_HEROES, ...SOLOTH_HEROES };
