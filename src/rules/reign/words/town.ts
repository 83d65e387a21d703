import type { CharacterId, ItemId } from './characters';
import type { LevelId } from './levels';
import type { HandicapId, SkillId } from './skills';
import type { SpellId } from './spells';
import type { ThingId } from './things';

/** What a hero does in town, before the quest (REIGN-301, REIGN-302, REIGN-308). */
export type TownDoing =
  | { readonly kind: 'buy'; readonly thing: ThingId; readonly price: number }
  | { readonly kind: 'sell'; readonly item: ItemId; readonly price: number }
  /** Into the strongbox and out of it (REIGN-046). */
  | { readonly kind: 'store' | 'fetch'; readonly item: ItemId }
  | { readonly kind: 'pass'; readonly item: ItemId; readonly target: CharacterId }
  | { readonly kind: 'wield'; readonly item: ItemId; readonly hand: 0 | 1 }
  | { readonly kind: 'wear'; readonly item: ItemId }
  | { readonly kind: 'raise'; readonly level: LevelId; readonly xp: number }
  | { readonly kind: 'raiseHitPoints' | 'raiseActionPoints'; readonly xp: number }
  | { readonly kind: 'learnSkill'; readonly skill: SkillId; readonly xp: number }
  | { readonly kind: 'learnSpell'; readonly spell: SpellId; readonly xp: number }
  | { readonly kind: 'cureHandicap'; readonly handicap: HandicapId; readonly price: number };

const TOWN_KINDS = [
  ...([
    'buy',
    'sell',
    'store',
    'fetch',
    'pass',
    'wield',
    'wear',
    'raise',
    'raiseHitPoints',
    'raiseActionPoints',
  ] as const),
  ...(['learnSkill', 'learnSpell', 'cureHandicap'] as const),
] as const satisfies readonly TownDoing['kind'][];

export const isOfTown = <D extends { readonly kind: string }>(deed: D): deed is Extract<D, TownDoing> =>
  TOWN_KINDS.some((kind) => kind === deed.kind);
