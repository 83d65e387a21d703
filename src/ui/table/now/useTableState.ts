import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { Played, TableSession, TableState } from '../../../session';

/** Whether nothing but the writing differs, of which no picture of the table tells. */
function isSameButKeeping(one: TableState<Played>, other: TableState<Played>): boolean {
  const keys = Object.keys(other) as (keyof TableState<Played>)[];
  return keys.every((key) => key === 'keeping' || Object.is(one[key], other[key]));
}

/** A disc has left the finger, and flies as soon as that is on disk. */
const isReleased = ({ keeping, prompt, beat, thinking, curtain, view }: TableState<Played>): boolean =>
  keeping === 'keeping' &&
  prompt === null &&
  beat === null &&
  thinking === null &&
  curtain === null &&
  view.outcome === null;

const isFlying = (state: TableState<Played>): boolean => state.beat?.kind === 'flight' || isReleased(state);

/** The table at one moment: the later one has the higher number. */
interface Seen {
  readonly session: TableSession<Played>;
  readonly state: TableState<Played>;
  readonly number: number;
}

interface Followed {
  readonly session: TableSession<Played>;
  /** The last moment that the screen must show at once. */
  readonly atOnce: () => Seen;
  /** Tells of those that it may show when there is time. */
  readonly listen: (tell: (seen: Seen) => void) => () => void;
}

function followed(session: TableSession<Played>): Followed {
  let last: Seen = { session, state: session.getState(), number: 0 };
  let urgent = last;
  const look = (): void => {
    const state = session.getState();
    if (state === last.state || isSameButKeeping(last.state, state)) return;
    last = { session, state, number: last.number + 1 };
    if (!isFlying(state)) urgent = last;
  };
  return {
    session,
    atOnce() {
      look();
      return urgent;
    },
    listen(tell) {
      const follow = (): void => {
        look();
        // What is only written down is not told at all: it would be rendered for the moment before the flight.
        if (last !== urgent && last.state.beat !== null) tell(last);
      };
      // Something may have happened since it was rendered.
      follow();
      return session.subscribe(follow);
    },
  };
}

/**
 * The table as it is to be seen. What is on disk changes at every answer, twice: whoever tells of it asks the session. A flight
 * is on by itself: the screen around it follows when there is time.
 */
export function useTableState(session: TableSession<Played>): TableState<Played> {
  const [known, setKnown] = useState(() => followed(session));
  if (known.session !== session) setKnown(followed(session));
  const atOnce = useSyncExternalStore(session.subscribe, known.atOnce, known.atOnce);
  const [late, setLate] = useState<Seen | null>(null);
  useEffect(() => known.listen((seen) => startTransition(() => setLate(seen))), [known]);
  return late !== null && late.session === known.session && late.number > atOnce.number ? late.state : atOnce.state;
}
