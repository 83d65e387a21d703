import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Launch } from '../../../board';
import type { FlickReport, GymDisc, GymSetup } from '../../../rules/gym';
import type { FirstContact, TableSession } from '../../../session';
import type { GymPlayed } from '../../../session/gym';
import { useFeedback } from '../../kit/hooks/useFeedback';
import { CATALOGUE } from './catalogue';
import type { GymPanelProps } from './gymPanel';

type Practice = TableSession<GymPlayed>;
type Film = ReturnType<Practice['film']>;

/** What is done on the board, and what comes of it. */
export interface GymOnBoard {
  readonly board: GymSetup['board'];
  /** Where the discs lie; while a flick is shown, where they lay before it. */
  readonly discs: readonly GymDisc[];
  readonly report: FlickReport | null;
  /** Of the flick that is being shown. */
  readonly film: Film | null;
  /** A disc may be flicked now. */
  readonly isAsked: boolean;
  /** Flicks a disc; while another flick is shown it does nothing. */
  readonly release: (launch: Launch) => void;
  /** The flick has been shown: the discs now lie where it left them. */
  readonly land: () => void;
  /** What such a launch would first touch; null when it is none that could be made. */
  readonly firstContact: (launch: Launch) => FirstContact | null;
  /** The board shows the first frame of the flight: from here on the flick is heard and felt. */
  readonly onFlightStart: (startedAtMs: number) => void;
  /** A pulling finger passes a notch. */
  readonly onNotch: () => void;
}

export interface GymInPlay {
  readonly onBoard: GymOnBoard;
  readonly panel: GymPanelProps;
  readonly wasRefused: boolean;
}

/** What the hand does at a table of the gym. */
const handsOn = (session: Practice) => ({
  release: (launch: Launch): void => {
    session.launch({ ...launch, from: null });
  },
  land: (): void => {
    const { beat } = session.getState();
    if (beat?.kind === 'flight') session.told(beat.number);
  },
  undo: (): void => {
    session.tellAll();
    session.retake([session.getState().hand]);
  },
  reset: (): void => {
    session.tellAll();
    session.answerAll([
      { kind: 'flick', flick: null },
      { kind: 'choose', options: ['again'] },
    ]);
  },
  firstContact: (launch: Launch): FirstContact | null => session.firstContact({ ...launch, from: null }),
});

/** A gym in play, with its sounds. */
export function useGym(session: Practice): GymInPlay {
  const { shown, beat, prompt, refusal, view } = useStore(session);
  const feedback = useFeedback(CATALOGUE);
  const hands = useMemo(() => handsOn(session), [session]);
  const flick = beat?.kind === 'flight' ? beat.film : null;
  // Made as the beat begins, before anything moves.
  const film = useMemo(() => (flick === null ? null : session.film(flick)), [session, flick]);
  const hush = (act: () => void) => (): void => {
    feedback.stop();
    act();
  };

  const onFlightStart = (startedAtMs: number): void => {
    if (film === null) return;
    const { result, table, flight } = film;
    if (flight !== null) feedback.flick({ contacts: result.contacts, discs: table.discs, flight }, { startedAtMs });
  };

  const isAsked = prompt !== null;
  return {
    onBoard: {
      ...{ board: view.model.setup.board, discs: shown.discs, report: shown.last, film, isAsked },
      ...{ release: hands.release, land: hands.land, firstContact: hands.firstContact },
      ...{ onFlightStart, onNotch: feedback.tick },
    },
    panel: {
      report: shown.last,
      canUndo: shown.last !== null || film !== null,
      undo: hush(hands.undo),
      reset: hush(hands.reset),
    },
    // Whoever flicks while a disc is still on its way need not be told so: it is to be seen.
    wasRefused: isAsked && refusal !== null && refusal.reason !== 'stalePrompt',
  };
}
