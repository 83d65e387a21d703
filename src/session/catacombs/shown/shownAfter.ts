import type { CatacombsEvent, PieceId } from '../../../rules/catacombs';
import type { FlickRest } from '../../../rules/flicking';
import type { ShownHero, ShownPiece, ShownTable } from './shownTable';

/** `next`: the table at the end of the command, for what events only name: newcomers and obstacles. */
type Fold<E extends CatacombsEvent> = (shown: ShownTable, event: E, next: ShownTable) => ShownTable;
type Folds = {
  readonly [K in CatacombsEvent['kind']]?: Fold<Extract<CatacombsEvent, { kind: K }>>;
};

function withPiece(shown: ShownTable, id: PieceId, change: Partial<ShownPiece>): ShownTable {
  const piece = shown.pieces[id];
  return piece === undefined ? shown : { ...shown, pieces: { ...shown.pieces, [id]: { ...piece, ...change } } };
}

function withoutPiece(shown: ShownTable, id: PieceId): ShownTable {
  const { [id]: _gone, ...pieces } = shown.pieces;
  return { ...shown, pieces };
}

function withHero(shown: ShownTable, id: PieceId, change: Partial<ShownHero>): ShownTable {
  const hero = shown.heroes[id];
  return hero === undefined ? shown : { ...shown, heroes: { ...shown.heroes, [id]: { ...hero, ...change } } };
}

const withLife = (shown: ShownTable, id: PieceId, life: number): ShownTable => {
  const hasLife = (shown.pieces[id]?.life ?? null) !== null;
  return withHero(hasLife ? withPiece(shown, id, { life }) : shown, id, { life });
};

const withGold = (shown: ShownTable, id: PieceId, gold: number): ShownTable =>
  withHero(shown, id, { gold: (shown.heroes[id]?.gold ?? 0) + gold });

const withoutGold = (shown: ShownTable, paid: Readonly<Record<string, number>>): ShownTable =>
  Object.entries(paid).reduce((table, [hero, gold]) => withGold(table, hero, -gold), shown);

const mapPieces = (shown: ShownTable, change: (piece: ShownPiece) => ShownPiece): ShownTable => ({
  ...shown,
  pieces: Object.fromEntries(Object.entries(shown.pieces).map(([id, piece]) => [id, change(piece)])),
});

const rested = (piece: ShownPiece): ShownPiece => (piece.hasActed ? { ...piece, hasActed: false } : piece);

const isOf = (turn: 'heroes' | 'overseer', { kind }: ShownPiece): boolean =>
  turn === 'heroes' ? kind === 'hero' || kind === 'ally' : kind === 'monster' || kind === 'lord';

const obstaclesOf = ({ pieces }: ShownTable): ShownTable['pieces'] =>
  Object.fromEntries(Object.entries(pieces).filter(([, { kind }]) => kind === 'obstacle'));

function place(shown: ShownTable, id: PieceId, at: { xMm: number; yMm: number }, next: ShownTable): ShownTable {
  const newcomer = next.pieces[id];
  if (newcomer === undefined) return shown;
  const { xMm, yMm } = at;
  // What sits on it by the end is told in its turn.
  const swarm = shown.pieces[id]?.swarm ?? [];
  return { ...shown, pieces: { ...shown.pieces, [id]: { ...newcomer, xMm, yMm, swarm } } };
}

/** One that sat on somebody lies on the board again, and a hero is no longer in anybody's belly. */
function setDown(shown: ShownTable, id: PieceId): ShownTable {
  const alighted = mapPieces(shown, (piece) =>
    piece.swarm.includes(id) ? { ...piece, swarm: piece.swarm.filter((one) => one !== id) } : piece,
  );
  return withHero(alighted, id, { swallowedBy: null });
}

const climb = (shown: ShownTable, id: PieceId, on: PieceId): ShownTable =>
  withPiece(withoutPiece(shown, id), on, { swarm: [...(shown.pieces[on]?.swarm ?? []), id] });

function kindle(shown: ShownTable, id: PieceId, wall: PieceId, next: ShownTable): ShownTable {
  const spirit = shown.pieces[id];
  return spirit === undefined ? shown : place(withoutPiece(shown, id), wall, spirit, next);
}

/** Who may still answer stays where it is, without life, until it has. */
function kill(shown: ShownTable, id: PieceId, next: ShownTable): ShownTable {
  const dead = withLife(shown, id, 0);
  return next.pieces[id] === undefined ? withoutPiece(dead, id) : dead;
}

const FREE = { isFrozen: false, slipMm: null } as const;

const FOLDS: Folds = {
  roomEntered: (shown, { card, board }, next) => ({
    ...shown,
    card,
    board,
    round: 0,
    turn: null,
    pieces: obstaclesOf(next),
  }),
  phaseBegan(shown, { phase }) {
    if (phase === 'exploration') return { ...shown, phase, board: null, card: null, round: 0, turn: null, pieces: {} };
    return phase === 'resolution' ? { ...mapPieces(shown, rested), phase, turn: null } : { ...shown, phase };
  },
  roundBegan: (shown, { round }) => ({ ...shown, round }),
  turnBegan: (shown, { turn }) => ({
    ...mapPieces(shown, (piece) => (isOf(turn, piece) ? rested(piece) : piece)),
    turn,
  }),
  placed: (shown, { piece, xMm, yMm }, next) => place(setDown(shown, piece), piece, { xMm, yMm }, next),
  actionBegan: (shown, { piece }) => withPiece(shown, piece, { hasActed: true }),
  passed: (shown, { piece }) => withPiece(shown, piece, { hasActed: true }),
  damaged: (shown, { target, lifeLeft }) => withLife(shown, target, lifeLeft),
  healed: (shown, { target, life }) => withLife(shown, target, life),
  reborn: (shown, { piece, life }) => withPiece(withLife(shown, piece, life), piece, { isDown: false, ...FREE }),
  regenerated: (shown, { piece, life }) => withLife(shown, piece, life),
  resurrected: (shown, { hero, life }) => withLife(shown, hero, life),
  killed: (shown, { piece }, next) => kill(shown, piece, next),
  removed: (shown, { piece }) => withoutPiece(shown, piece),
  poisoned: (shown, { hero, total }) => withHero(shown, hero, { poison: total }),
  cured: (shown, { hero, total }) => withHero(shown, hero, { poison: total }),
  climbed: (shown, { piece, on }) => climb(shown, piece, on),
  swarmed: (shown, { on }) => withPiece(shown, on, { swarm: [] }),
  devoured: (shown, { hero, by }) => withHero(withoutPiece(shown, hero), hero, { swallowedBy: by }),
  putBack: (shown, { piece, xMm, yMm }) => withPiece(shown, piece, { xMm, yMm }),
  moved: (shown, { piece, xMm, yMm }) => withPiece(shown, piece, { xMm, yMm }),
  incapacitated: (shown, { piece }) => withPiece(shown, piece, { isDown: true }),
  absorbed: (shown, { hero, left }) => withHero(shown, hero, { armour: left }),
  armourChanged: (shown, { hero, armour }) => withHero(shown, hero, { armour }),
  frozen: (shown, { piece }) => withPiece(shown, piece, { isFrozen: true, slipMm: { x: 0, y: 0 } }),
  thawed: (shown, { piece }) => withPiece(shown, piece, FREE),
  recovered: (shown, { piece }) => withPiece(shown, piece, { isDown: false }),
  becameFireWall: (shown, { piece, wall }, next) => kindle(shown, piece, wall, next),
  magicSpent: (shown, { hero, left }) => withHero(withLife(shown, hero, left.life), hero, { magic: left.magic }),
  magicGained: (shown, { hero, magic }) => withHero(shown, hero, { magic }),
  trophiesKept: (shown, { hero }, next) => withHero(shown, hero, { kept: next.heroes[hero]?.kept ?? null }),
  trophiesTaken: (shown, { hero }, next) => withHero(shown, hero, { kept: next.heroes[hero]?.kept ?? null }),
  artefactActivated: (shown, { hero }, next) => withHero(shown, hero, { kept: next.heroes[hero]?.kept ?? null }),
  goldPaid: (shown, { hero, gold }) => withGold(shown, hero, gold),
  bought: (shown, { paid }) => withoutGold(shown, paid),
  goldSpent: (shown, { paid }) => withoutGold(shown, paid),
};

/** The table once this has been told. */
export function shownAfter(shown: ShownTable, event: CatacombsEvent, next: ShownTable): ShownTable {
  // The table of folds is keyed by the kind of the event, which the type system cannot follow.
  const fold = FOLDS[event.kind] as Fold<CatacombsEvent> | undefined;
  return fold === undefined ? shown : fold(shown, event, next);
}

/** The table once a flick has come to rest before the eye. */
export function shownAtRest(shown: ShownTable, { discs, riders }: FlickRest): ShownTable {
  const lying = discs.reduce((table, { id, xMm, yMm }) => withPiece(table, id, { xMm, yMm }), shown);
  return riders.reduce(
    (table, { hostId, slipXMm, slipYMm, fell }) =>
      withPiece(table, hostId, fell ? FREE : { slipMm: { x: slipXMm, y: slipYMm } }),
    lying,
  );
}
