import { act, screen } from '@testing-library/react-native';
import { DESIGN_IDS, isCard, type CardId } from '../../../src/rules/conquest';
import { chancer, ONE, peopleOf, TWO, type Session } from '../../session/conquest/support/duel';
import { conquestWords } from '../../support/words';
import { saidOnScreen } from '../saidOnScreen';
import { sit } from './sit';

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(180_000);

const words = conquestWords('en');
const HAND_OVERS = 6;

/** What a seat really holds. */
const handOf = (session: Session, seat: typeof ONE): readonly CardId[] =>
  (session.at(seat).getState().view.model.hands[seat] ?? []).filter((card): card is CardId => isCard(card));

/** Cards that all have seen: their names may be told. */
const isPublic = (session: Session, card: CardId): boolean => {
  const { shown, log } = session.getState();
  const open = [
    ...shown.teams.sword.discard,
    ...shown.teams.skull.discard,
    ...shown.teams.sword.kept,
    ...shown.teams.skull.kept,
  ];
  const told = log.flatMap(({ event }) => ('card' in event && event.kind !== 'drew' ? [event.card] : []));
  return [...open, ...told].some((one) => words.name(one) === words.name(card));
};

/** Whether a card is named there; a Witch Hunter is no Witch. */
function isNamed(said: string, card: CardId): boolean {
  const name = words.name(card);
  const longer = DESIGN_IDS.map(words.name).filter((one) => one !== name && one.includes(name));
  return longer.reduce((text, one) => text.replaceAll(one, ''), said).includes(name);
}

/** Cards of the other hand that are named on the screen, or lie there as themselves. */
function leaked(session: Session): readonly string[] {
  const { hand, curtain } = session.getState();
  const said = saidOnScreen();
  const held = [ONE, TWO].filter((seat) => curtain !== null || seat !== hand).flatMap((seat) => handOf(session, seat));
  return held.filter(
    (card) => (!isPublic(session, card) && isNamed(said, card)) || screen.queryByTestId(`hand-${card}`) !== null,
  );
}

/** One beat, one answer, or one curtain further. */
async function oneStep(session: Session, answer: (session: Session) => void): Promise<void> {
  await act(async () => {
    const { beat, curtain, prompt } = session.getState();
    if (curtain !== null) session.take(curtain);
    else if (beat !== null) session.told(beat.number);
    else if (prompt !== null) answer(session);
    await session.kept();
    await new Promise((resolve) => setImmediate(resolve));
  });
}

it('no hand is to be read, heard or seen by whoever holds the device, nor any behind the curtain', async () => {
  const session = await sit({ opening: null }, peopleOf(2));
  const answer = chancer(5);
  let handOvers = 0;
  let before = session.getState().curtain;
  for (let step = 0; handOvers < HAND_OVERS && session.getState().view.outcome === null; step++) {
    expect(step).toBeLessThan(600);
    await oneStep(session, answer);
    const { curtain } = session.getState();
    if (curtain !== null && before === null) handOvers += 1;
    before = curtain;
    expect(leaked(session)).toEqual([]);
  }
  expect(handOvers).toBe(HAND_OVERS);
});

it('would be noticed, for the own hand is there to be read', async () => {
  const session = await sit({ opening: null }, peopleOf(2));
  const { hand } = session.getState();
  const [card] = handOf(session, hand);
  expect(card).toBeDefined();
  expect(screen.getByTestId(`hand-${card}`)).toBeTruthy();
  expect(saidOnScreen()).toContain(words.name(card!));
});
