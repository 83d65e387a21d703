import type { Refusal } from '../../../machine';
import type { Catacombs } from '../../model/model';
import type { HeroPiece, MonsterPiece, Piece } from '../../model/piece';
import type { CatacombsPlay } from '../../model/types';
import type { Attack } from '../../words/attack';
import type { GearId, HeroId } from '../../words/ids';
import type { ActionName } from '../../words/openIds';

/**
 * What an Equipment card or an artefact adds to the rules while it works: small functions named by their moment, one file a
 * card. What it merely offers (an action, an Ally, a longer track) stands on the card itself.
 */
export interface Gear {
  readonly id: GearId;
  /** Its owner's attacks of this action are critical, whoever they strike. */
  hardens?(attack: Attack, action: ActionName): boolean;
  /** So they are against this one. */
  isBaneOf?(attack: Attack, target: MonsterPiece): boolean;
  /** Before a pitch of its owner's is asked for: may it be made critical, once per room? */
  maySharpen?(attack: Attack): boolean;
  /** The rule that keeps this attack from hurting its owner, or null. */
  whyUnharmedBy?(attack: Attack, actor: Piece): string | null;
  /** What is critical strikes its owner as if it were not. */
  readonly dullsCriticals?: boolean;
  /** Once per room all that a pitch would do to its owner may come to nothing. */
  readonly mayCancelPitch?: boolean;
  /** A blow would kill its owner: the life that is left instead. */
  onDeathBlow?(play: CatacombsPlay, owner: HeroId): number;
  /** The rule by which its owner never goes down. */
  readonly whyStaysUp?: string;
  /** Once per room its owner need not go down. */
  readonly mayStayUp?: boolean;
  /** Used at any time in its owner's turn, beside the action: what it does then, and why it may not. */
  whyNotUsed?(model: Catacombs, owner: HeroPiece): Refusal | null;
  onUse?(play: CatacombsPlay, owner: HeroPiece): void;
}
