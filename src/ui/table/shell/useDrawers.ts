import { useState } from 'react';
import type { DrawerId } from '../drawers';

/** The drawers that lie left of the board where there is room for wings; the others lie right of it. */
export const LEFT_DRAWERS: readonly DrawerId[] = ['monsters', 'log', 'rules'];
export const RIGHT_DRAWERS: readonly DrawerId[] = ['heroes', 'equipment', 'spells', 'gold', 'poison'];

export interface Drawers {
  /** The one that lies over the board. */
  readonly openId: DrawerId | null;
  /** Those that lie open beside it. */
  readonly leftId: DrawerId;
  readonly rightId: DrawerId;
  /** The card that was asked for. */
  readonly focusCard: string | null;
  readonly open: (id: DrawerId, focusCard?: string) => void;
  readonly close: () => void;
}

/** Which drawers are open: with wings one on either side always is, else at most one over the board. */
export function useDrawers(hasWings: boolean): Drawers {
  const [openId, setOpenId] = useState<DrawerId | null>(null);
  const [leftId, setLeftId] = useState<DrawerId>('monsters');
  const [rightId, setRightId] = useState<DrawerId>('equipment');
  const [focusCard, setFocusCard] = useState<string | null>(null);
  return {
    openId: hasWings ? null : openId,
    leftId,
    rightId,
    focusCard,
    open: (id, card) => {
      setFocusCard(card ?? null);
      if (LEFT_DRAWERS.includes(id)) setLeftId(id);
      else setRightId(id);
      setOpenId(id);
    },
    close: () => setOpenId(null),
  };
}
