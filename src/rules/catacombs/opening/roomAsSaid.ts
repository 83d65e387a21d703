import type { CombatRoomCard, LordRoomCard } from '../content/cards/room';
import { MONSTER_CARDS } from '../content/monsters';
import { withRoom } from '../model/changes';
import type { Catacombs } from '../model/model';
import type { Room } from '../model/room';
import { lordLifeAtStart } from '../model/setup';
import { fightOn } from '../model/subjects/cards';
import { obstaclesOf } from '../model/subjects/obstacles';
import { shortOf } from '../model/subjects/shortOf';
import { fightRoomOn, lairLife } from '../model/subjects/story';
import type { FightKind } from '../words/phases';
import type { Opening, RoomNow } from '../words/opening';
import { at, put, type OpeningFault, type Put } from './fault';

export type FightCard = CombatRoomCard | LordRoomCard;

/** The lair is the final battle and nothing else is (BASE-312). */
export function fightOf(card: FightCard, { fight }: RoomNow): FightKind | OpeningFault {
  const usual: FightKind = card.kind === 'lord' ? 'final' : 'room';
  if (fight === undefined || fight === usual) return usual;
  if (fight === 'camp' && card.kind !== 'lord') return 'camp';
  return at(['room', 'fight'], `${card.id} is no ${fight} fight`, 'BASE-312');
}

/** Kinds that are played by another card here, as a story tells it and as the pieces show (VERM-101). */
function variantsOf(model: Catacombs, card: FightCard, { room = {}, pieces = [] }: Opening): Pick<Room, 'variants'> {
  const told = fightRoomOn(model, card.id)?.variants ?? [];
  const shown = Object.values(MONSTER_CARDS).flatMap(({ id }) =>
    pieces.some(({ piece }) => piece === id || piece.startsWith(`${id}-`)) ? [id] : [],
  );
  const named = room.variants ?? [...told, ...shown];
  const variants = named.flatMap((variant) => {
    const { variantOf } = MONSTER_CARDS[variant];
    return variantOf === null ? [] : [[variantOf, variant] as const];
  });
  return variants.length === 0 ? {} : { variants: Object.fromEntries(variants) };
}

/** The board with its obstacles, and how far the fight has come; nobody stands there yet (BASE-077, BASE-078). */
export function roomAsSaid(model: Catacombs, opening: Opening, card: FightCard): Put {
  const { room = {} } = opening;
  const fight = fightOf(card, room);
  if (typeof fight !== 'string') return { model, faults: [fight] };
  const { phase = 'combat' } = room;
  const board = room.board ?? fightOn(model, card).board;
  const isFought = phase === 'combat';
  if (!isFought && room.turn !== undefined) return { model, faults: [at(['room', 'turn'], 'nobody’s turn is on')] };
  const made: Room = {
    kind: fight,
    card: card.id,
    board,
    phase,
    round: room.round ?? (phase === 'setup' ? 0 : 1),
    turn: isFought ? (room.turn ?? 'heroes') : null,
    pieces: Object.fromEntries(obstaclesOf(board).map((piece) => [piece.id, piece])),
    entered: room.entered ?? {},
    enslaved: room.enslaved ?? [],
    itemsOwed: room.itemsOwed ?? [],
    hasHeroAttacked: room.hasHeroAttacked ?? false,
    ...(room.mayWander === undefined ? {} : { mayWander: room.mayWander }),
    skipVotes: room.skipVotes ?? [],
    lord:
      fight === 'final'
        ? { id: model.setup.lord, life: lairLife(model, card.id) ?? lordLifeAtStart(model.setup), isVeiled: false }
        : null,
    ...variantsOf(model, card, opening),
    actions: [],
    settlements: [],
  };
  return put({ ...model, room: made });
}

/** Who still waits beside the board while the room is set up: as said, or all that its card brings (BASE-080). */
export function musterAsSaid(model: Catacombs, { room = {}, pieces = [] }: Opening, card: FightCard): Put {
  const isBegun = pieces.some(({ piece }) => Object.keys(MONSTER_CARDS).some((id) => piece.startsWith(id)));
  const { variants = {} } = withRoom(model, {}).room ?? {};
  const usual = isBegun ? [] : fightOn(model, card).monsters.map((monster) => variants[monster] ?? monster);
  const muster = room.muster ?? usual;
  const [missing] = shortOf(model, muster);
  if (missing === undefined) return put({ ...model, muster });
  return { model, faults: [at(['room', 'muster'], `the box has no disc left for ${missing}`, 'BASE-024')] };
}
