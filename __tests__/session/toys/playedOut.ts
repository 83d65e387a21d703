import type { TableSession } from '../../../src/session/game/tableSession';
import type { CardsPlayed } from './cardsModule';
import { settled } from './toyTable';

type Session = TableSession<CardsPlayed>;

/** Whoever is asked lays their lowest card, or says yes; the device goes to them first. */
export async function step(session: Session): Promise<void> {
  const { curtain } = session.getState();
  if (curtain !== null) session.take(curtain);
  await settled(session);
  const { prompt } = session.getState();
  if (prompt === null) return;
  const { ask } = prompt;
  const [lowest] = ask.kind === 'deed' ? [...ask.deeds].sort((a, b) => a.worth - b.worth) : [];
  const answer =
    ask.kind === 'deed'
      ? { kind: 'deed' as const, deed: lowest!.id }
      : { kind: 'choose' as const, options: ask.kind === 'choose' ? ask.options : [] };
  expect(session.answer(answer)).toBeNull();
  await settled(session);
}

export async function playedOut(session: Session): Promise<void> {
  for (let count = 0; count < 200 && session.getState().view.outcome === null; count++) await step(session);
  expect(session.getState().view.outcome).not.toBeNull();
}

export async function steps(session: Session, count: number): Promise<void> {
  for (let done = 0; done < count; done++) await step(session);
}
