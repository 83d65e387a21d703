import type { FlickFilm } from '../../../session';
import { DrawerContent, DrawerFrame, type RectPt } from '../drawers';
import type { TableNow } from '../useTableNow';
import type { Drawers } from './useDrawers';

export interface DrawerOverProps {
  readonly now: TableNow;
  readonly drawers: Drawers;
  readonly keepFree: RectPt | null;
  readonly onShowRule: (topic: string) => void;
  readonly onReferee: (film: FlickFilm) => void;
}

/** The drawer that has been drawn over the board. */
export function DrawerOver({ now, drawers, keepFree, onShowRule, onReferee }: DrawerOverProps) {
  const { openId, focusCard, close } = drawers;
  if (openId === null) return null;
  return (
    <DrawerFrame key={openId} id={openId} keepFree={keepFree} onClose={close}>
      <DrawerContent
        id={openId}
        state={now.state}
        words={now.words}
        onShowRule={onShowRule}
        focusCard={focusCard}
        onReferee={onReferee}
      />
    </DrawerFrame>
  );
}
