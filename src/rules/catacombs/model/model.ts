import type { SeatId } from '../../machine';
import type { Stock } from '../content/stock';
import type { EquipmentId, HeroId, MonsterId } from '../words/ids';
import type { PoisonId } from '../content/vermin/poison';
import type { Hero } from './hero';
import type { Path } from './path';
import type { Room } from './room';
import type { CatacombsSetup } from './setup';

/** The whole table as the rulebook sees it. */
export interface Catacombs {
  readonly setup: CatacombsSetup;
  /** The four in play, of all that the box holds (BASE-029). */
  readonly heroes: Readonly<Partial<Record<HeroId, Hero>>>;
  /** Gold not yet earned or spent again; with the heroes' purses always the same sum (BASE-005). */
  readonly goldReserve: number;
  /** Monster discs neither on the board nor beside a hero's board. */
  readonly stock: Stock;
  readonly path: Path;
  readonly room: Room | null;
  /** Monsters that wait beside the board to be placed. */
  readonly muster: readonly MonsterId[];
  /** Face down, top card first: hidden from everybody (BASE-338). */
  readonly equipmentDeck: readonly EquipmentId[];
  /** Poison cards still to be drawn, top card first, hidden from everybody, and those done with; left out: none. */
  readonly poisonDeck?: readonly PoisonId[];
  readonly poisonDiscard?: readonly PoisonId[];
  /** On offer while the heroes are at the Merchant. */
  readonly offer: readonly EquipmentId[];
  /** How many cards of this visit may still go at half price (BASE-290). */
  readonly discountsLeft: number;
  /** The one gift of the Altar has been accepted (SOL-065). */
  readonly isAltarSpent?: boolean;
  /** How far the marker of the Camp Tracker has come; null without camping. */
  readonly campSpace: number | null;
  readonly pitchCount: number;
  /** Seats that want to propose something before the next room (EXTRA-013); left out: none. */
  readonly proposers?: readonly SeatId[];
}
