import { catacombs, SKIP, type CatacombsState } from '../../rules/catacombs';
import { whyNot, type SeatId } from '../../rules/machine';

/** Who is expected to answer: the Overseer may judge in the heroes' turn, but nobody waits for it (BASE-335). */
function expectedSeats({ model, prompt }: CatacombsState): readonly SeatId[] {
  if (prompt === null) return [];
  const { seats, purpose } = prompt;
  if (purpose.kind !== 'act' || purpose.turn !== 'heroes') return seats;
  const heroes = seats.filter((seat) => seat !== model.setup.overseer);
  return heroes.length === 0 ? seats : heroes;
}

/** The room is empty, and all who lead heroes may skip what is left of the round (BASE-092). */
const isVotedOn = ({ prompt }: CatacombsState): boolean =>
  prompt?.ask.kind === 'choose' && prompt.ask.options.includes(SKIP);

/** In a turn of several players, one whose discs have all acted, or who has voted to skip it, has nothing left to say. */
function hasASay(state: CatacombsState, seat: SeatId): boolean {
  const { prompt, model } = state;
  if (prompt?.purpose.kind !== 'act' || prompt.ask.kind !== 'choose') return true;
  if (isVotedOn(state)) return model.room?.skipVotes.includes(seat) !== true;
  return prompt.ask.options.some(
    (option) => whyNot(catacombs, state, { kind: 'choose', options: [option], seat }) === null,
  );
}

/**
 * Who is waited for. Where people and the app are asked together, people come first, for as long as they have a say; of
 * whoever has voted to skip the round nothing more is wanted.
 */
export function awaitedSeats(state: CatacombsState, appSeats: readonly SeatId[]): readonly SeatId[] {
  const expected = expectedSeats(state);
  if (!isVotedOn(state) && !expected.some((seat) => appSeats.includes(seat))) return expected;
  const withASay = expected.filter((seat) => hasASay(state, seat));
  const people = withASay.filter((seat) => !appSeats.includes(seat));
  if (people.length > 0) return people;
  return withASay.length > 0 ? withASay : expected;
}
