import type { CharacterId, ItemId } from './characters';
import type { TestWhy } from './tasks';

/** What a question is for. */
export type ReignPurpose =
  /** In which order the heroes and their allies act (REIGN-053). */
  | { readonly kind: 'order'; readonly leader: CharacterId }
  /** Which GM character acts next (REIGN-059). */
  | { readonly kind: 'next' }
  | { readonly kind: 'act'; readonly who: CharacterId; readonly points: number }
  | { readonly kind: 'interrupt'; readonly who: CharacterId; readonly enemy: CharacterId; readonly points: number }
  /** Take the wounds and go, or stay (REIGN-081). */
  | { readonly kind: 'blocked'; readonly who: CharacterId }
  | { readonly kind: 'land'; readonly who: CharacterId }
  | { readonly kind: 'climbOut'; readonly who: CharacterId }
  | { readonly kind: 'overrun'; readonly who: CharacterId }
  | { readonly kind: 'guard'; readonly who: CharacterId; readonly by: CharacterId }
  | { readonly kind: 'parry'; readonly who: CharacterId; readonly by: CharacterId; readonly damage: number }
  | { readonly kind: 'rethrow'; readonly who: CharacterId; readonly why: TestWhy | 'attack' | 'search' }
  /** Where a thing is thrown (REIGN-126). */
  | { readonly kind: 'throwAt'; readonly who: CharacterId; readonly item: ItemId }
  /** Where it is carried by magic (REIGN-189, REIGN-190). */
  | { readonly kind: 'whisk'; readonly who: CharacterId }
  /** Where the dead come back (REIGN-190/5). */
  | { readonly kind: 'returnFrom'; readonly who: CharacterId; readonly dead: CharacterId }
  /** Where the rope brings it out (REIGN-309). */
  | { readonly kind: 'roped'; readonly who: CharacterId; readonly target: CharacterId }
  /** What it buys, sells, learns before the quest (REIGN-308). */
  | { readonly kind: 'town'; readonly who: CharacterId; readonly coins: number; readonly xp: number }
  /** Who stands where at the start: the first nearest the way in (REIGN-366). */
  | { readonly kind: 'muster'; readonly leader: CharacterId }
  /** On through the exit in spite of the ambush (REIGN-245). */
  | { readonly kind: 'stepOn'; readonly who: CharacterId }
  /** Whom of the fallen it pulls along (REIGN-282). */
  | { readonly kind: 'pull'; readonly who: CharacterId }
  /** Which of the finds it takes; the rest lies where it stands (REIGN-183). */
  | { readonly kind: 'keep'; readonly who: CharacterId }
  /** A Destiny point against death (REIGN-037). */
  | { readonly kind: 'cheatDeath'; readonly who: CharacterId; readonly why: 'lava' | 'wounds' };
