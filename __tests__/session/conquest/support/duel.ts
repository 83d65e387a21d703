import { BRAINS } from '../../../../src/ai/brains';
import { conquest, type ConquestSetup } from '../../../../src/rules/conquest';
import { sample, seedChance, type ChanceStream } from '../../../../src/rules/machine';
import { freshChoices, conquestModule, withPlayerCount } from '../../../../src/session/conquest';
import type { ConquestChoices, ConquestPlayed } from '../../../../src/session/conquest';
import { seatOfNumber } from '../../../../src/session/game/sheet';
import type { TableSession } from '../../../../src/session/game/tableSession';
import { memoryStorage } from '../../../../src/storage';
import { settled, toyDevice, valueOf, type ToyDevice } from '../../toys/toyTable';

export const MODULES = { conquest: conquestModule };
export type Device = ToyDevice<typeof MODULES>;
export type Session = TableSession<ConquestPlayed>;

export const device = (storage = memoryStorage()): Device => toyDevice(MODULES, BRAINS, storage);

export const SEATS = [1, 2, 3, 4].map(seatOfNumber);
export const [ONE, TWO, THREE, FOUR] = SEATS as [
  (typeof SEATS)[0],
  (typeof SEATS)[0],
  (typeof SEATS)[0],
  (typeof SEATS)[0],
];

/** So many people, the first and the third for the Sword. */
export const peopleOf = (count: number, more: Partial<ConquestChoices> = {}): ConquestChoices => ({
  ...withPlayerCount(freshChoices(11), count),
  first: 'sword',
  ...more,
});

/** The app sits everywhere. */
export const appsOf = (count: number, more: Partial<ConquestChoices> = {}): ConquestChoices => {
  const choices = peopleOf(count, more);
  return { ...choices, players: choices.players.map((player) => ({ ...player, mind: 1 })) };
};

export async function created(choices: ConquestChoices, table: Device = device()): Promise<Session> {
  const id = valueOf(await table.games.create('conquest', choices));
  return valueOf(await table.games.continue(id)).session;
}

/** A position by hand, as a record has it. */
export async function laid(
  setup: Pick<ConquestSetup, 'opening'> & Partial<ConquestSetup>,
  choices = peopleOf(2),
  table: Device = device(),
): Promise<Session> {
  const opening = { setup: { ...conquestModule.newGame.setupOf(choices), ...setup }, seed: choices.seed };
  const sheet = conquestModule.newGame.sheetOf(choices);
  const id = valueOf(await table.games.lay('conquest', { opening, sheet, occasion: { kind: 'table' } }));
  const { session } = valueOf(await table.games.continue(id));
  await settled(session);
  return session;
}

/** Somebody who answers anything that may be answered. */
export function chancer(seed: number) {
  let stream: ChanceStream = seedChance(seed).play;
  return (session: Session): void => {
    const { prompt } = session.getState();
    if (prompt === null) throw new Error('nothing is asked');
    const drawn = sample(conquest, prompt as Parameters<typeof sample<ConquestPlayed>>[1], stream);
    stream = drawn.stream;
    expect(session.answer(drawn.value)).toBeNull();
  };
}

/** Lifts the curtain if it is down, and hears everything up to the next question or curtain. */
export async function upToQuestion(session: Session): Promise<void> {
  const { curtain } = session.getState();
  if (curtain !== null) session.take(curtain);
  await settled(session);
}

export const hasEnded = (session: Session): boolean => session.getState().view.outcome !== null;

/** Chance plays for everybody until so many answers were given, or it is over. */
export async function played(session: Session, seed: number, answers: number): Promise<void> {
  const answer = chancer(seed);
  for (let count = 0; count < answers && !hasEnded(session);) {
    await upToQuestion(session);
    if (session.getState().prompt === null) continue;
    answer(session);
    count += 1;
  }
  await settled(session);
}
