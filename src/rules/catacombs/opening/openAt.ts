import { err, ok, type Result } from '../../../lib';
import { placeOf, refuse, type Refusal } from '../../machine';
import { CAMP_TRACK } from '../content/campTrack';
import type { RoomCard } from '../content/cards/room';
import { tradeWith } from '../content/trade';
import type { Catacombs } from '../model/model';
import { areHeroesBeaten, heroesInPlay, heroPieceOf, monstersOf } from '../model/queries';
import { inTheBox } from '../model/subjects/box';
import type { CatacombsTask } from '../words/tasks';
import type { Opening } from '../words/opening';
import { equipmentAsSaid, poisonAsSaid } from './decksAsSaid';
import { at, put, type OpeningFault, type Put } from './fault';
import { heroesAsSaid } from './heroesAsSaid';
import { heroesPlaced, heroesTold, overseerPlaced } from './othersPlaced';
import { cardsAsSaid } from './pathAsSaid';
import { piecesAsSaid } from './piecesAsSaid';
import { musterAsSaid, roomAsSaid, type FightCard } from './roomAsSaid';
import { tasksAsSaid } from './tasksAsSaid';
import { whereAsSaid } from './whereAsSaid';

type Stage = (model: Catacombs) => Put;

/** One after the other, up to the first that finds something wrong. */
const through = (model: Catacombs, stages: readonly Stage[]): Put =>
  stages.reduce<Put>((last, stage) => (last.faults.length > 0 ? last : stage(last.model)), put(model));

const isFight = (card: RoomCard): card is FightCard => card.kind === 'combat' || card.kind === 'lord';

/** EXTRA-075: none in a labyrinth. */
const usualDiscounts = ({ path, setup }: Catacombs): number =>
  path.kind === 'labyrinth' ? 0 : tradeWith(inTheBox(setup)).discounts;

/** What lies beside the board and the path. */
function restAsSaid(
  model: Catacombs,
  { campSpace, camp, isAltarSpent, pitchCount, proposers, room = {} }: Opening,
): Put {
  const most = CAMP_TRACK.length;
  if (campSpace !== undefined && (model.campSpace === null || campSpace > most)) {
    return { model, faults: [at(['campSpace'], `0 to ${most}, where the heroes camp`, 'EXTRA-045')] };
  }
  if (camp !== undefined && model.campSpace === null) {
    return { model, faults: [at(['camp'], 'the heroes do not camp in this game', 'EXTRA-029')] };
  }
  const offer = room.offer ?? [];
  const strange = offer.findIndex((item) => !model.equipmentDeck.includes(item));
  if (strange >= 0) return { model, faults: [at(['room', 'offer', strange], 'is not in the deck', 'BASE-286')] };
  return put({
    ...model,
    campSpace: campSpace ?? model.campSpace,
    ...(isAltarSpent === undefined ? {} : { isAltarSpent }),
    pitchCount: pitchCount ?? model.pitchCount,
    ...(proposers === undefined ? {} : { proposers }),
    offer,
    discountsLeft: room.discountsLeft ?? (room.offer === undefined ? model.discountsLeft : usualDiscounts(model)),
  });
}

/** Seats that are named sit at the table. */
function seatsFault(
  { setup }: Catacombs,
  { room = {}, path = {}, camp = {}, proposers = [] }: Opening,
): OpeningFault | null {
  const seats = [setup.overseer, ...setup.heroSeats.map(({ seat }) => seat)];
  const said = [
    { path: ['room', 'done'], named: room.done ?? [] },
    { path: ['room', 'skipVotes'], named: room.skipVotes ?? [] },
    { path: ['proposers'], named: proposers },
    { path: ['path', 'votes'], named: Object.keys(path.votes ?? {}) },
    { path: ['camp', 'votes'], named: Object.keys(camp.votes ?? {}) },
  ];
  for (const { path, named } of said) {
    const strange = named.findIndex((seat) => !seats.some((one) => one === seat));
    if (strange >= 0) return at([...path, strange], 'nobody sits there', 'BASE-034');
  }
  return null;
}

/** A room that is over is empty, and one in which nobody is left is lost (BASE-091, BASE-327). */
function soundly(model: Catacombs): Put {
  if (model.room?.phase === 'resolution' && model.room.kind === 'final') {
    return { model, faults: [at(['room', 'phase'], 'nobody comes out of the lair', 'BASE-323')] };
  }
  if (model.room?.phase === 'resolution' && monstersOf(model).length > 0) {
    return { model, faults: [at(['pieces'], 'a room is cleared when no monster is left', 'BASE-091')] };
  }
  const isLost = model.room !== null && model.room.phase !== 'setup' && areHeroesBeaten(model);
  return isLost ? { model, faults: [at(['pieces'], 'no hero stands: the game is over', 'BASE-327')] } : put(model);
}

/** Whoever places heroes puts all of theirs down at once (BASE-081). */
function seatBySeat(model: Catacombs): Put {
  const isHalf = ({ heroes }: Catacombs['setup']['heroSeats'][number]): boolean => {
    const standing = heroesInPlay(model).flatMap(({ id }) =>
      heroes.includes(id) ? [heroPieceOf(model, id) !== null] : [],
    );
    return standing.includes(true) && standing.includes(false);
  };
  const half = model.setup.heroSeats.find(isHalf);
  if (half === undefined) return put(model);
  return { model, faults: [at(['pieces'], 'of one player all heroes are placed, or none', 'BASE-081')] };
}

/** The fight that is on, as far as it has come; nothing where its setup has not begun. */
function fightAsSaid(model: Catacombs, opening: Opening, card: FightCard): Put {
  const { room = {}, pieces } = opening;
  const phase = room.phase ?? (pieces === undefined ? 'setup' : 'combat');
  if (phase === 'setup' && pieces === undefined && room.muster === undefined) return put(model);
  const isAll = pieces === undefined && phase === 'combat';
  const now: Opening = { ...opening, room: { ...room, phase } };
  return through(model, [
    (next) => roomAsSaid(next, now, card),
    (next) => piecesAsSaid(next, now),
    (next) => (phase === 'setup' || isAll ? musterAsSaid(next, now, card) : put(next)),
    (next) => (phase === 'setup' ? put(next) : overseerPlaced(next, isAll)),
    (next) => (phase === 'setup' ? heroesTold(next) : heroesPlaced(next)),
    (next) => (phase === 'setup' ? seatBySeat(next) : soundly(next)),
  ]);
}

export interface OpenedAt {
  readonly model: Catacombs;
  readonly tasks: readonly CatacombsTask[];
}

const refused = ({ path, message, rule }: OpeningFault): Refusal =>
  refuse('wrongOpening', rule, { place: placeOf(['opening', ...path]), message });

/** The table at the start of a game turned into what an opening says of it, and what is to be done from there. */
export function openAt(start: Catacombs, opening: Opening): Result<OpenedAt, Refusal> {
  const seats = seatsFault(start, opening);
  if (seats !== null) return err(refused(seats));
  const boards = through(start, [
    (model) => heroesAsSaid(model, opening),
    (model) => equipmentAsSaid(model, opening),
    (model) => poisonAsSaid(model, opening),
    (model) => restAsSaid(model, opening),
    (model) => cardsAsSaid(model, opening),
  ]);
  if (boards.faults[0] !== undefined) return err(refused(boards.faults[0]));
  const come = whereAsSaid(boards.model, opening);
  if (come.faults[0] !== undefined) return err(refused(come.faults[0]));
  const { card } = come;
  const isFought = card !== null && isFight(card) && opening.camp === undefined;
  const { model, faults } = isFought ? fightAsSaid(come.model, opening, card) : put(come.model);
  if (faults[0] !== undefined) return err(refused(faults[0]));
  return ok({ model, tasks: tasksAsSaid(model, opening, card) });
}
