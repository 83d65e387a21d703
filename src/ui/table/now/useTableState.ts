import { useState, useSyncExternalStore } from 'react';
import type { Played, TableSession, TableState } from '../../../session';

/** Whether nothing but the writing differs, of which no picture of the table tells. */
function isSameButKeeping(one: TableState<Played>, other: TableState<Played>): boolean {
  const keys = Object.keys(other) as (keyof TableState<Played>)[];
  return keys.every((key) => key === 'keeping' || Object.is(one[key], other[key]));
}

function tableStates(session: TableSession<Played>): () => TableState<Played> {
  let last = session.getState();
  return () => {
    const now = session.getState();
    if (now !== last && !isSameButKeeping(last, now)) last = now;
    return last;
  };
}

/** The table as it is to be seen. What is on disk changes at every answer, twice: whoever tells of it asks the session. */
export function useTableState(session: TableSession<Played>): TableState<Played> {
  const [known, setKnown] = useState(() => ({ session, now: tableStates(session) }));
  if (known.session !== session) setKnown({ session, now: tableStates(session) });
  return useSyncExternalStore(session.subscribe, known.now, known.now);
}
