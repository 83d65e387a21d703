import { useState } from 'react';
import type { DrawerId } from '../drawers';
import type { TableForm } from './tableLayout';

/** The drawers that lie left of the board where there is room for wings; the others lie right of it. */
export const LEFT_DRAWERS: readonly DrawerId[] = ['monsters', 'poison', 'log', 'rules'];
export const RIGHT_DRAWERS: readonly DrawerId[] = ['heroes', 'equipment', 'artefacts', 'spells', 'gold'];

export interface Drawers {
  /** The one that lies over the board. */
  readonly openId: DrawerId | null;
  /** Those that lie open beside it. */
  readonly leftId: DrawerId;
  readonly rightId: DrawerId;
  /** Where there is one wing only, it holds all of them. */
  readonly wingId: DrawerId;
  /** Those that are to be seen. */
  readonly shownIds: readonly DrawerId[];
  /** The card that was asked for. */
  readonly focusCard: string | null;
  readonly open: (id: DrawerId, focusCard?: string) => void;
  readonly close: () => void;
}

/** Which drawers are open: beside the board of a tablet there always is one, over that of a phone at most one. */
export function useDrawers(form: TableForm): Drawers {
  const [openId, setOpenId] = useState<DrawerId | null>(null);
  const [leftId, setLeftId] = useState<DrawerId>('monsters');
  const [rightId, setRightId] = useState<DrawerId>('equipment');
  const [wingId, setWingId] = useState<DrawerId>('monsters');
  const [focusCard, setFocusCard] = useState<string | null>(null);
  const isOver = form === 'column' || form === 'beside';
  const overIds = openId === null ? [] : [openId];
  return {
    openId: isOver ? openId : null,
    shownIds: isOver ? overIds : form === 'wing' ? [wingId] : [leftId, rightId],
    leftId,
    rightId,
    wingId,
    focusCard,
    open: (id, card) => {
      setFocusCard(card ?? null);
      if (LEFT_DRAWERS.includes(id)) setLeftId(id);
      else setRightId(id);
      setWingId(id);
      setOpenId(id);
    },
    close: () => setOpenId(null),
  };
}
