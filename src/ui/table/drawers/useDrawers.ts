import { useState } from 'react';
import { useSteady } from '../../kit/alike';
import type { Drawer, Drawers as DrawerSet } from './drawersIn';
import type { TableForm } from '../layout/tableLayout';

export interface Drawers {
  /** The one that lies over the board. */
  readonly openId: string | null;
  /** Those that lie open beside it. */
  readonly leftId: string;
  readonly rightId: string;
  /** Where there is one wing only, it holds all of them. */
  readonly wingId: string;
  /** Those that are to be seen. */
  readonly shownIds: readonly string[];
  /** The card that was asked for. */
  readonly focusCard: string | null;
  readonly open: (id: string, focusCard?: string) => void;
  readonly close: () => void;
}

/** Which drawers are open: beside the board of a tablet there always is one, over that of a phone at most one. */
export function useDrawers(set: DrawerSet | null, drawers: readonly Drawer[], form: TableForm): Drawers {
  const [openId, setOpenId] = useState<string | null>(null);
  const [leftId, setLeftId] = useState(set?.open.left ?? '');
  const [rightId, setRightId] = useState(set?.open.right ?? '');
  const [wingId, setWingId] = useState(set?.open.wing ?? '');
  const [focusCard, setFocusCard] = useState<string | null>(null);
  const isOver = form === 'column' || form === 'beside';
  const overIds = openId === null ? [] : [openId];
  const open = useSteady((id: string, card?: string) => {
    setFocusCard(card ?? null);
    if (drawers.find((drawer) => drawer.id === id)?.side === 'left') setLeftId(id);
    else setRightId(id);
    setWingId(id);
    setOpenId(id);
  });
  const close = useSteady(() => setOpenId(null));
  return {
    openId: isOver ? openId : null,
    shownIds: isOver ? overIds : form === 'wing' ? [wingId] : [leftId, rightId],
    leftId,
    rightId,
    wingId,
    focusCard,
    open,
    close,
  };
}
