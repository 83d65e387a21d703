import { useCallback, useEffect, useRef } from 'react';
import { CONFIRM, seatOfHero } from '../../../rules/catacombs';
import type { TableSession } from '../../../session';

const READY = { kind: 'choose', options: [CONFIRM] } as const;

/**
 * Whoever plays all the heroes has nobody to ask whether everybody stands well: laying them down says so. After an
 * undo the question is put, since then something was not well.
 */
export function useReadyAlone(session: TableSession, promptNumber: number | null): () => void {
  const hasPlaced = useRef(false);
  useEffect(() => {
    const { prompt, view } = session.getState();
    if (prompt === null || prompt.ask.kind === 'place') return;
    const isAsked = hasPlaced.current && prompt.purpose.kind === 'confirmPlacement';
    hasPlaced.current = false;
    if (!isAsked) return;
    const players = new Set(Object.values(view.model.heroes).map(({ id }) => seatOfHero(view.model, id)));
    if (players.size === 1) session.answer(READY);
  }, [session, promptNumber]);
  return useCallback(() => {
    hasPlaced.current = true;
  }, []);
}
