import type { Attack } from '../content/attack';
import type { AbilityId } from '../content/ids';
import type { HeroPiece, AllyPiece, MonsterPiece } from '../model/piece';
import type { Catacombs } from '../model/model';
import type { CatacombsPlay } from '../types';

/** What a monster's card adds to the rules: small functions named by their moment, one file an ability. */
export interface Ability {
  readonly id: AbilityId;
  /** The rule that keeps this attack from hurting it, or null. */
  whyUnharmedBy?(attack: Attack): string | null;
  /** A hero or Ally struck it with a Punch, whether that hurt or not: no Punch of its own side (BASE-241). */
  onPunched?(play: CatacombsPlay, self: MonsterPiece): void;
  /** Its own Punch took life from a hero or Ally. */
  onPunchHurt?(play: CatacombsPlay, self: MonsterPiece, target: HeroPiece | AllyPiece): void;
  /** Any attack of its own took life from a hero. */
  onHeroHurt?(play: CatacombsPlay, self: MonsterPiece, target: HeroPiece): void;
  /** Its action is over, and it still stands. */
  onActionEnd?(play: CatacombsPlay, self: MonsterPiece, hasStruck: boolean): void;
  /** A pitch of its action has settled; these monsters it has touched itself. */
  onOwnSideStruck?(play: CatacombsPlay, self: MonsterPiece, touched: readonly string[]): void;
  /** Whether a kill is not for good. */
  comesBack?(model: Catacombs, self: MonsterPiece): boolean;
  /** Driven off the board by a hero or an Ally, it is destroyed. */
  readonly isBanishedAtTheEdge?: boolean;
  onRoundEnd?(play: CatacombsPlay, self: MonsterPiece): void;
}
