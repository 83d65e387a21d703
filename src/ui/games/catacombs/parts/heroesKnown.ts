import { fullLifeOf, HERO_IDS, heroOf, type Catacombs, type HeroId } from '../../../../rules/catacombs';

export const heroWith = (id: string): HeroId | null => HERO_IDS.find((hero) => hero === id) ?? null;

/** A hero's life now, and at most. */
export const lifeOf = (model: Catacombs, id: HeroId): { readonly life: number; readonly max: number } => ({
  life: heroOf(model, id).life,
  max: fullLifeOf(model.setup, id),
});

/** The heroes of a player. */
export const heroesAt = ({ setup }: Catacombs, seat: string): readonly HeroId[] =>
  setup.heroSeats.find((one) => one.seat === seat)?.heroes ?? [];
