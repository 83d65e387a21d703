import type { Id } from '../../machine';

/** Whatever lies on the board, in the reserve or on another disc: its card's id, with a number where there can be several. */
export type PieceId = Id<'piece'>;

/** A Room card: of a box, or the place of a room in a story. */
export type CardId = Id<'card'>;

/** What a piece does: an action, a spell or a thing of its own, or one of a monster's numbered attacks. */
export type ActionName = Id<'action'>;

/** What can be paid for: Equipment, a service, a look. */
export type ItemId = Id<'item'>;
