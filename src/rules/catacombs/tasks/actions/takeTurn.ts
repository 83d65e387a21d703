import { type BarredOption, refuse, type SeatId } from '../../../machine';
import { GO_BERSERK } from '../../content/base/heroes';
import { chosenOne } from '../../model/answers';
import { mayWander } from '../../model/subjects/wandering';
import { SPELL_IDS, type SpellId } from '../../words/ids';
import { withoutPiece, withPiece, withRoom } from '../../model/changes';
import { priceOf } from '../../model/subjects/magic';
import type { Catacombs } from '../../model/model';
import { isHeroSide, isOverseerSide, type ActingPiece } from '../../model/piece';
import { areHeroesBeaten, canAct, heroSeats, piecesOf, roomOf, seatOfPiece } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { gearOf } from '../../moments/gear';
import { beginAction } from './beginAction';
import { monstersInRoom } from '../../model/subjects/stacks';
import { optionId, PASS, readOption, RULING, SKIP, WANDER } from '../../words/options';
import { mayCastFromElsewhere } from './origins';
import { optionsOf, type ActionOption } from './options';
import type { ActionName } from '../../words/openIds';

const actorsOf = (model: Catacombs, turn: 'heroes' | 'overseer'): readonly ActingPiece[] =>
  piecesOf(model).filter(
    (piece): piece is ActingPiece => canAct(piece) && (turn === 'heroes' ? isHeroSide(piece) : isOverseerSide(piece)),
  );

interface Offered {
  readonly id: string;
  readonly piece: ActingPiece;
  readonly option: ActionOption;
}

const offersBy = (model: Catacombs, piece: ActingPiece): readonly Offered[] =>
  optionsOf(model, piece).map((option) => ({ id: optionId(piece.id, option.action), piece, option }));

const offersOf = (model: Catacombs, turn: 'heroes' | 'overseer'): readonly Offered[] =>
  actorsOf(model, turn).flatMap((piece) => offersBy(model, piece));

/** Whose action was chosen, where one was. */
function actorOf(model: Catacombs, turn: 'heroes' | 'overseer', chosen: string): ActingPiece | undefined {
  const { of } = readOption(chosen);
  return actorsOf(model, turn).find(({ id }) => id === of);
}

/** The one that was chosen, asked of its piece alone. */
function offerOf(model: Catacombs, turn: 'heroes' | 'overseer', chosen: string): Offered | undefined {
  const actor = actorOf(model, turn, chosen);
  return actor === undefined ? undefined : offersBy(model, actor).find(({ id }) => id === chosen);
}

/** Berserk of the last hero who stands costs the game, unless it kills the Lord (BASE-176, BASE-330). */
const lastStandsOf = (model: Catacombs, offers: readonly Offered[]): readonly string[] =>
  offers
    .filter(({ option, piece }) => option.action === GO_BERSERK && areHeroesBeaten(withoutPiece(model, piece.id)))
    .map(({ id }) => id);

/** With the last monster dead, all hero players together may skip what is left of the round (BASE-092, VERM-150). */
const maySkip = (model: Catacombs, turn: 'heroes' | 'overseer'): boolean =>
  turn === 'heroes' && roomOf(model).kind !== 'final' && monstersInRoom(model).length === 0;

function endTurnOf(play: CatacombsPlay, pieces: readonly ActingPiece[]): void {
  for (const piece of pieces) play.change(withPiece(play.model, { ...piece, hasActed: true }));
}

function voteToSkip(play: CatacombsPlay, seat: SeatId): void {
  const votes = [...new Set([...roomOf(play.model).skipVotes, seat])];
  play.change(withRoom(play.model, { skipVotes: votes }));
  if (heroSeats(play.model).every((one) => votes.includes(one))) endTurnOf(play, actorsOf(play.model, 'heroes'));
}

const isSpell = (action: ActionName): action is SpellId => (SPELL_IDS as readonly string[]).includes(action);

function begin(play: CatacombsPlay, { piece, option }: Offered): void {
  if (option.isFree && piece.kind === 'hero') return gearOf(option.action)?.onUse?.(play, piece);
  if (option.action === PASS) {
    play.change(withPiece(play.model, { ...piece, hasActed: true }));
    return play.emit({ kind: 'passed', piece: piece.id });
  }
  if (isSpell(option.action) && mayCastFromElsewhere(play.model, piece.id, option.action)) {
    return play.next({ kind: 'castFrom', caster: piece.id, spell: option.action });
  }
  if (piece.kind === 'hero' && (priceOf(play.model, piece.card, option.action)?.life ?? 0) > 0) {
    return play.next({ kind: 'payWithLife', piece: piece.id, action: option.action });
  }
  beginAction(play, piece, option, piece.id);
}

const mayRule = ({ setup }: Catacombs): boolean => setup.house.overseerRulings;

/** Whoever has not acted may, in any order (BASE-099, BASE-105); the turn ends when nobody is left (BASE-102). */
export const takeTurnRule: RuleOf<'takeTurn'> = {
  run(play, { turn }) {
    const { model } = play;
    const offers = offersOf(model, turn);
    if (offers.length === 0) return play.next(...(turn === 'overseer' ? [{ kind: 'wandering' } as const] : []));
    const options = offers.filter(({ option }) => option.refusal === null).map(({ id }) => id);
    const barred = offers.flatMap(({ id, option }): BarredOption[] =>
      option.refusal === null ? [] : [{ option: id, refusal: option.refusal }],
    );
    const actors = [...new Set(offers.map(({ piece }) => seatOfPiece(model, piece)))];
    const players = maySkip(model, turn) ? heroSeats(model) : actors;
    const { overseer } = model.setup;
    const wanders = turn === 'overseer' && mayWander(model) ? [WANDER] : [];
    play.ask(
      mayRule(model) && !players.includes(overseer) ? [...players, overseer] : players,
      { kind: 'act', turn, lastStands: lastStandsOf(model, offers) },
      {
        kind: 'choose',
        options: [...options, ...(maySkip(model, turn) ? [SKIP] : []), ...(mayRule(model) ? [RULING] : []), ...wanders],
        barred,
        min: 1,
        max: 1,
      },
    );
  },
  /** A piece acts for the player who controls it and for nobody else (BASE-037, BASE-140). */
  whyNot(model, { turn }, answer, seat) {
    const chosen = chosenOne(answer);
    if (chosen === RULING && seat !== null && seat !== model.setup.overseer) {
      return refuse('overseerJudges', 'BASE-335', { seat });
    }
    const actor = actorOf(model, turn, chosen);
    if (actor === undefined || seat === null || seatOfPiece(model, actor) === seat) return null;
    return refuse('notYourPiece', 'BASE-037', { piece: actor.id });
  },
  answer(play, task, answer, seat) {
    const chosen = chosenOne(answer);
    play.next(task);
    if (chosen === RULING) return play.next({ kind: 'ruling', piece: null });
    if (chosen === WANDER) return play.next({ kind: 'placeWandering' });
    if (chosen === SKIP) {
      for (const one of seat === null ? heroSeats(play.model) : [seat]) voteToSkip(play, one);
      return;
    }
    const offered = offerOf(play.model, task.turn, chosen);
    if (offered !== undefined) begin(play, offered);
  },
};
