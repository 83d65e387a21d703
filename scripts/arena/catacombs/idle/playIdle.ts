import type { Level } from '../../../../src/ai/core';
import { flickMade, HANDS, mishapOf } from '../../../../src/ai/flicking';
import { Dice } from '../../../../src/ai/core/dice';
import { imagine, isRoomOver } from '../../../../src/ai/catacombs/horizon';
import { LAUNCH, optionId, PASS, readOption, type CatacombsState } from '../../../../src/rules/catacombs';
import { seedChance, type SeatId } from '../../../../src/rules/machine';
import { Dice as Draw } from '../../../soak/dice';
import { cardOf } from '../balance/accountant';
import { VARIANTS } from '../balance/variants';
import { playMatch, playOn, type Carry } from '../match';
import { gameSetup } from '../setups';
import { judge, type Judged } from './judge';
import { movesOf, type Move } from './moves';

/** What the overseer's monsters did in one game, and what was found of some of their passes. */
export interface IdleFound {
  /** By sort of monster. */
  readonly moves: Readonly<Record<string, number>>;
  readonly passes: Readonly<Record<string, number>>;
  readonly judged: readonly JudgedPass[];
}

export interface JudgedPass extends Judged {
  readonly monster: string;
  /** What would have been better: at somebody, or a mere way. */
  readonly way: 'shot' | 'way' | null;
}

interface Passed {
  readonly state: CatacombsState;
  readonly piece: string;
}

/** What a room that is cleared is worth to the heroes, in lives. */
const CLEARED = 10;
/** Plays of one position, and positions of one game, have a luck of their own. */
const LUCKS_A_GAME = 4096;
const LUCKS_A_PASS = 64;

/** The game up to the end of the room: nobody knows what lies behind the door. */
const inThisRoom: Carry = (state, command) => {
  const imagined = imagine(state, command);
  if (imagined === null) throw new Error(`${state.prompt?.purpose.kind ?? 'nothing'} is refused`);
  return imagined;
};

/** What the room came to for the overseer: what it left of the heroes. */
function spoils(state: CatacombsState): number {
  const { model, outcome } = state;
  const lives = Object.values(model.heroes).reduce((sum, { life }) => sum + life, 0);
  const isCleared = isRoomOver(state) || outcome?.winner === 'heroes';
  return -lives - (isCleared ? CLEARED : 0);
}

/** The move made by a hand that errs, or the pass. */
function opened(state: CatacombsState, { piece }: Passed, move: Move | null, seat: SeatId, luck: number, level: Level) {
  const option = move?.option ?? optionId(piece, PASS);
  const chosen = inThisRoom(state, { kind: 'choose', options: [option], seat }).state;
  if (move === null) return chosen;
  const mishap = mishapOf(new Dice(seedChance(luck).setup));
  const flick = flickMade(move.aim, HANDS[level], mishap, LAUNCH);
  return inThisRoom(chosen, { kind: 'flick', seat, flick }).state;
}

function judged(passed: Passed, level: Level, plays: number, firstLuck: number): JudgedPass {
  const seat = passed.state.model.setup.overseer;
  const moves = movesOf(passed.state, passed.piece, seat);
  const found = judge(moves.length, plays, (index, play) => {
    const luck = firstLuck + play;
    const state = { ...passed.state, chance: seedChance(luck) };
    const move = index === null ? null : (moves[index] ?? null);
    const begun = opened(state, passed, move, seat, luck, level);
    return spoils(playOn(begun, luck, { heroes: level, overseer: level }, { carry: inThisRoom }));
  });
  const move = found.move === null ? null : moves[found.move];
  const way = move === null || move === undefined ? null : move.aim.way === 'move' ? 'way' : 'shot';
  return { ...found, monster: cardOf(passed.piece), way };
}

export interface IdleAsked {
  readonly game: number;
  readonly variant: string;
  readonly level: Level;
  /** How often each position is played on, each way. */
  readonly plays: number;
  /** So many passes of a game are judged, drawn at random. */
  readonly most: number;
}

/** One game between equals, and some passes of its overseer played on with the pass and without. */
export function playIdle({ game, variant, level, plays, most }: IdleAsked): IdleFound {
  const moves: Record<string, number> = {};
  const passes: Record<string, number> = {};
  const found: Passed[] = [];
  playMatch(gameSetup(game, VARIANTS[variant]), game, { heroes: level, overseer: level }, ({ before, said }) => {
    const { purpose, ask } = before.prompt ?? {};
    if (said?.answer.kind !== 'choose' || purpose?.kind !== 'act' || purpose.turn !== 'overseer') return;
    const { of: piece, what: action } = readOption(said.answer.options[0] ?? '');
    if (ask?.kind !== 'choose' || action === null) return;
    const card = cardOf(piece);
    moves[card] = (moves[card] ?? 0) + 1;
    if (action !== PASS) return;
    passes[card] = (passes[card] ?? 0) + 1;
    found.push({ state: before, piece });
  });
  const draw = new Draw(game);
  const drawn: JudgedPass[] = [];
  while (drawn.length < most && found.length > 0) {
    const [one] = found.splice(draw.below(found.length), 1);
    if (one === undefined) break;
    drawn.push(judged(one, level, plays, game * LUCKS_A_GAME + drawn.length * LUCKS_A_PASS));
  }
  return { moves, passes, judged: drawn };
}
