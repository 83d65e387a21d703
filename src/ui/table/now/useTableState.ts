import { startTransition, useEffect, useState } from 'react';
import type { Played, TableSession, TableState } from '../../../session';

/** Whether nothing but the writing differs, of which no picture of the table tells. */
function isSameButKeeping(one: TableState<Played>, other: TableState<Played>): boolean {
  const keys = Object.keys(other) as (keyof TableState<Played>)[];
  return keys.every((key) => key === 'keeping' || Object.is(one[key], other[key]));
}

/** A disc has left the finger and flies as soon as that is on disk. */
const isBeforeFlight = ({ prompt, beat, thinking, curtain, view }: TableState<Played>): boolean =>
  prompt === null && beat === null && thinking === null && curtain === null && view.outcome === null;

/**
 * The table as it is to be seen. What is on disk changes at every answer, twice: whoever tells of it asks the session. A flight
 * is on by itself: the screen around it follows when there is time.
 */
export function useTableState(session: TableSession<Played>): TableState<Played> {
  const [seen, see] = useState(() => ({ session, state: session.getState() }));
  const now = seen.session === session ? seen : { session, state: session.getState() };
  if (now !== seen) see(now);

  useEffect(() => {
    let last: TableState<Played> | null = null;
    const follow = (): void => {
      const state = session.getState();
      const isBefore = isBeforeFlight(state);
      // The screen stays as it is meanwhile: it would be rendered twice.
      if (isBefore && state.keeping === 'keeping') return;
      if (last !== null && isSameButKeeping(last, state)) return;
      last = state;
      const show = (): void =>
        see((before) =>
          before.session === session && isSameButKeeping(before.state, state) ? before : { session, state },
        );
      if (isBefore || state.beat?.kind === 'flight') startTransition(show);
      else show();
    };
    // Something may have happened since it was rendered.
    follow();
    return session.subscribe(follow);
  }, [session]);
  return now.state;
}
