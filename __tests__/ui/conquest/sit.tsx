import { act, fireEvent, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { ARENA_MM, cardId, type ConquestEvent, type ConquestSetup } from '../../../src/rules/conquest';
import { conquestTable } from '../../../src/ui/games/conquest/table';
import { tableOf } from '../../../src/ui/table';
import { laid, upToQuestion, type Session } from '../../session/conquest/support/duel';
import { renderInApp } from '../renderApp';

type Choices = Parameters<typeof laid>[1];

const Table = tableOf(conquestTable);
const nothing = (): void => undefined;

/** Small, for what is baked is baked in software here. */
const PX_PER_MM = 0.4;

/** So hard that something is hit, and so softly that nothing is. */
export const FEEBLE_MM_S = 60;

/** At a table of Conquest that was laid by hand, up to its first question. */
export async function sit(
  setup: Pick<ConquestSetup, 'opening'> & Partial<ConquestSetup>,
  choices?: Choices,
  kept: Readonly<Record<string, unknown>> = {},
  around: (table: ReactNode) => ReactNode = (table) => table,
): Promise<Session> {
  const session = await laid(setup, choices);
  await upToQuestion(session);
  const table = <Table session={session} onSettings={nothing} onLeave={session.leave} onStory={nothing} />;
  await renderInApp(around(table), kept);
  await fireEvent(screen.getByTestId('board'), 'layout', {
    nativeEvent: {
      layout: { x: 0, y: 0, width: ARENA_MM.widthMm * PX_PER_MM, height: ARENA_MM.heightMm * PX_PER_MM },
    },
  });
  return session;
}

/** All that is told has been told, and whoever is waited for has the device. */
export async function heardOut(session: Session): Promise<void> {
  await act(async () => {
    await upToQuestion(session);
    await upToQuestion(session);
  });
}

export const launched = async (session: Session, discId: string, vxMmS: number, vyMmS = 0): Promise<void> => {
  await act(async () => {
    expect(session.launch({ discId, vxMmS, vyMmS, from: null })).toBeNull();
    await session.kept();
  });
  await heardOut(session);
};

/** What has happened so far, by its kind. */
export const happened = (session: Session): readonly ConquestEvent[] =>
  session.getState().log.map(({ event }) => event);

export const MAGE = cardId('berserker-mage', 'rat');
export const QUEEN = cardId('warrior-queen', 'lizard');
export const KNIGHT = cardId('shield-knight', 'coral');
export const ARCHER = cardId('royal-archer', 'lizard');
export const CAPTAIN = cardId('captain-of-the-watch', 'rat');
export const RIDER = cardId('black-rider', 'spider');
export const TROPHY = cardId('trophy-hunter', 'lizard');
export const WITCH = cardId('witch', 'rat');
