import { areApart, isWhollyOn } from '../../flicking';
import { refuse, type Refusal } from '../../machine';
import { deckOf } from '../content/cards';
import { LEAST_BANK, MOST_TOKENS, TOKENS } from '../content/tokens';
import { pairOf } from '../model/hands';
import { hasOption, seatsOfTeam } from '../model/queries';
import type { ConquestSetup } from '../model/setup';
import { lying, boardOf } from '../model/table';
import { TEAMS, type Team } from '../words/ids';
import { openingModel } from './openingModel';

function whyNotSeats(setup: ConquestSetup): Refusal | null {
  const [sword, skull] = TEAMS.map((team) => seatsOfTeam(setup, team));
  const both = sword?.find((seat) => skull?.includes(seat));
  return both === undefined ? null : refuse('seatOfBothTeams', 'CONQ-002', { seat: both });
}

/** Equal numbers up to eleven, unequal ones as long as the bank keeps six (CONQ-029). */
function whyNotTokens({ tokens }: ConquestSetup): Refusal | null {
  const wrong = TEAMS.find((team) => !Number.isInteger(tokens[team]) || tokens[team] < 1);
  if (wrong !== undefined) return refuse('tooFewTokens', 'CONQ-029', { team: wrong, tokens: tokens[wrong] });
  const { sword, skull } = tokens;
  if (sword === skull) return sword <= MOST_TOKENS ? null : refuse('tooManyTokens', 'CONQ-029', { limit: MOST_TOKENS });
  const bank = TOKENS - sword - skull;
  return bank >= LEAST_BANK ? null : refuse('bankTooSmall', 'CONQ-029', { bank, least: LEAST_BANK });
}

/** A token more for one team must leave a bank. */
function whyNotExtraTokens(setup: ConquestSetup): Refusal | null {
  const extra =
    Number(hasOption(setup, 'tempoToken')) + Number(hasOption(setup, 'pairToken') && pairOf(setup) !== null);
  const bank = TOKENS - setup.tokens.sword - setup.tokens.skull - extra;
  return bank >= 1 ? null : refuse('bankTooSmall', 'CONQ-164', { bank, least: 1 });
}

/** A card of the deck of this team, in one place only (CONQ-007, CONQ-043). */
function whyNotCards({ seats, opening }: ConquestSetup, team: Team): Refusal | null {
  const { pile = [], discard = [], kept = [] } = opening?.teams?.[team] ?? {};
  const held = [...new Set(seats[team])].flatMap((seat) => opening?.hands?.[seat] ?? []);
  const laid = [...pile, ...discard, ...kept, ...held];
  const deck: readonly string[] = deckOf(team);
  const foreign = laid.find((card) => !deck.includes(card));
  if (foreign !== undefined) return refuse('noSuchCard', 'CONQ-043', { card: foreign, team });
  const twice = laid.find((card, index) => laid.indexOf(card) !== index);
  return twice === undefined ? null : refuse('cardTwice', 'CONQ-007', { card: twice });
}

function whyNotHands({ seats, opening }: ConquestSetup): Refusal | null {
  const known: readonly string[] = TEAMS.flatMap((team) => seats[team]);
  const stranger = Object.keys(opening?.hands ?? {}).find((seat) => !known.includes(seat));
  return stranger === undefined ? null : refuse('noSuchSeat', null, { seat: stranger });
}

/** Inside the arena, and on nobody (CONQ-106). */
function whyNotDiscs(setup: ConquestSetup): Refusal | null {
  const board = boardOf(setup);
  const discs = lying(openingModel(setup));
  for (const [index, a] of discs.entries()) {
    if (!isWhollyOn(board, a)) return refuse('offTheBoard', 'CONQ-106', { piece: a.id });
    const b = discs.slice(index + 1).find((other) => !areApart(a, other));
    if (b !== undefined) return refuse('overlaps', 'CONQ-106', { piece: a.id, other: b.id });
  }
  return null;
}

/** Why no game can begin like this. */
export const whyNotSetup = (setup: ConquestSetup): Refusal | null =>
  whyNotSeats(setup) ??
  whyNotTokens(setup) ??
  whyNotExtraTokens(setup) ??
  whyNotHands(setup) ??
  TEAMS.map((team) => whyNotCards(setup, team)).find((refusal) => refusal !== null) ??
  whyNotDiscs(setup);
