import { HERO_IDS, type CatacombsState } from '../../../../rules/catacombs';
import type { ShownHero, ShownTable } from '../../../../session/catacombs';

export const HERO_STANDS = ['playing', 'canAct', 'acted', 'down', 'dead', 'swallowed', 'idle'] as const;
export type HeroStand = (typeof HERO_STANDS)[number];

export interface HeroAtTable extends ShownHero {
  readonly stand: HeroStand;
  /** What sits on its disc. */
  readonly riders: readonly string[];
}

/** Who is in the middle of something: the piece whose action runs, or the one that is chosen. */
export function playingPiece(view: CatacombsState, selectedId: string | null): string | null {
  const purpose = view.prompt?.purpose;
  if (purpose?.kind === 'flick') return purpose.actor;
  return view.model.room?.actions.at(-1)?.actor ?? selectedId;
}

function standOf(hero: ShownHero, shown: ShownTable, canAct: readonly string[], playing: string | null): HeroStand {
  if (hero.life === 0) return 'dead';
  if (hero.swallowedBy !== null) return 'swallowed';
  const piece = shown.pieces[hero.id];
  if (piece === undefined) return 'idle';
  if (piece.isDown) return 'down';
  if (playing === hero.id) return 'playing';
  if (canAct.includes(hero.id)) return 'canAct';
  return shown.turn === 'heroes' && piece.hasActed ? 'acted' : 'idle';
}

/** The four heroes, always in the same order, each with what it is in. */
export function heroesAtTable(
  shown: ShownTable,
  canAct: readonly string[],
  playing: string | null,
): readonly HeroAtTable[] {
  return HERO_IDS.flatMap((id): HeroAtTable[] => {
    const hero = shown.heroes[id];
    if (hero === undefined) return [];
    const riders = shown.pieces[id]?.swarm ?? [];
    return [{ ...hero, stand: standOf(hero, shown, canAct, playing), riders }];
  });
}
