import type { Aftermath } from '../../words/price';
import type { AbilityId } from '../../words/ids';
import type { HeroPiece, AllyPiece, LordPiece, MonsterPiece } from '../../model/piece';
import type { Catacombs } from '../../model/model';
import type { CatacombsPlay } from '../../model/types';
import type { Attack } from '../../words/attack';
import type { PieceId } from '../../words/openIds';

/** A monster whose card has the ability, or the Shape Shifter who makes its attack (SOL-271). */
export type Attacker = MonsterPiece | LordPiece;

/** What a monster's card adds to the rules: small functions named by their moment, one file an ability. */
export interface Ability {
  readonly id: AbilityId;
  /** The attack sets it off: it comes with the attack, whoever makes that (SOL-271). */
  readonly isOfTheAttack?: boolean;
  /** The rule by which its own attacks deal no damage. */
  readonly whyHarmless?: string;
  /** The rule that keeps this attack from hurting it, or null. */
  whyUnharmedBy?(attack: Attack): string | null;
  /** The rule by which no Ice Spike freezes it. */
  readonly whyNeverFrozen?: string;
  /** A hero or Ally struck it with a Punch, whether that hurt or not: no Punch of its own side (BASE-241). */
  onPunched?(play: CatacombsPlay, self: MonsterPiece): void;
  /** Its own Punch struck a hero or Ally, whether that hurt or not. */
  onPunchStruck?(play: CatacombsPlay, self: MonsterPiece, target: HeroPiece | AllyPiece): void;
  /** Its own Punch took life from a hero or Ally. */
  onPunchHurt?(play: CatacombsPlay, self: Attacker, target: HeroPiece | AllyPiece): void;
  /** Any attack of its own took life from a hero or Ally. */
  onHurt?(play: CatacombsPlay, self: Attacker, target: HeroPiece | AllyPiece): void;
  /** Any attack of its own took life from a hero. */
  onHeroHurt?(play: CatacombsPlay, self: Attacker, target: HeroPiece): void;
  /** Its action is over, and it still stands. */
  onActionEnd?(play: CatacombsPlay, self: Attacker, hasStruck: boolean): void;
  /** A pitch of its action has settled; these monsters it has touched itself. */
  onOwnSideStruck?(play: CatacombsPlay, self: Attacker, touched: readonly PieceId[]): void;
  /** Whether a kill is not for good. */
  comesBack?(model: Catacombs, self: MonsterPiece): boolean;
  /** Driven off the board by a hero or an Ally, it is destroyed. */
  readonly isBanishedAtTheEdge?: boolean;
  onRoundEnd?(play: CatacombsPlay, self: MonsterPiece): void;
  /** What this other monster of the room has at the end of a round because of it. */
  lends?(other: MonsterPiece): Ability | null;
  /** How many cards its poison draws; left out: one. */
  readonly poisonCards?: number;
  /** Two Punches running that hurt the same hero swallow him. */
  readonly isDevouring?: boolean;
  /** What its attack may leave behind, for whoever thinks of making it. */
  readonly aftermath?: Aftermath;
}
