import type { StoreApi } from 'zustand/vanilla';
import type { Eyes, Refusal, SeatId } from '../../rules/machine';
import type { Place, PlaceAnswer, DiscId } from '../../rules/flicking';
import type { Films } from './flickFilm';
import type { Played } from './played';
import type { GameSheet } from './sheet';
import type { SeatTable, TableState } from './tableState';

/** A finger has let go. `from` is where a missile or fireball was put down. */
export interface TableLaunch {
  readonly discId: DiscId;
  readonly vxMmS: number;
  readonly vyMmS: number;
  readonly from: Place | null;
}

/** Where a launched disc would first touch something. */
export interface FirstContact {
  /** Where the flicked disc's middle would be then. */
  readonly xMm: number;
  readonly yMm: number;
  /** null for no disc: it stops, meets a wall or leaves the board there. */
  readonly discId: DiscId | null;
}

type Readable<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>;

/** A game in play. It has no clock: whoever shows the beats says when each has been told. */
export interface TableSession<P extends Played> extends Readable<TableState<P>>, Films<P> {
  /** The same table as these eyes see it, whoever holds the device. */
  at(eyes: Eyes): Readable<SeatTable<P>>;
  /** Answers what is asked, for this seat or else the hand that holds the device; a refusal changes nothing and is kept in the state. */
  answer(answer: P['answer'], seat?: SeatId): Refusal | null;
  /** Several answers in one gesture, up to the first that is refused; only then is any of it shown. */
  answerAll(answers: readonly P['answer'][]): Refusal | null;
  /** Why such an answer would be refused. Cheap enough for every movement of a drag. */
  whyNot(answer: P['answer']): Refusal | null;
  /** Flicks: an answer to a flick that is asked for, or first that disc's plain Punch. */
  launch(launch: TableLaunch): Refusal | null;
  /** What a launch would first touch; null when it is no launch that could be made. */
  firstContact(launch: TableLaunch): FirstContact | null;
  /** A sound place for each piece that is to be placed; another one at each call. */
  placeForMe(): PlaceAnswer | null;
  told(beatNumber: number): void;
  /** Everything that is still to be told has been. */
  tellAll(): void;
  /** Back to before the last answer of a person; what the app has said since goes with it. */
  undo(): void;
  /** Before the next room the hand will be asked for a proposal. */
  propose(): Refusal | null;
  /** Asks somebody strong what the hand should answer: see `hint` in the state. */
  askHint(): void;
  /** Seats of the app agree to anything. */
  retake(agreedBy: readonly SeatId[]): Refusal | null;
  /** The curtain is lifted: this seat has the device now. */
  take(seat: SeatId): void;
  changeSheet(change: Partial<GameSheet>): void;
  /** Nobody looks at the table for now: what can be written in peace is. */
  rest(): void;
  /** Nobody is at the table any more: whatever is being thought is forgotten. */
  leave(): void;
  /** Settled when all that happened is kept. */
  kept(): Promise<void>;
  /** All that was answered, and nothing else. */
  writeRecord(): string;
  /** The same as a file for people: it says who sat here and, where that is known, when. */
  writeFile(): string;
}
