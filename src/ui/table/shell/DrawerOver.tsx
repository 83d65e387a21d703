import type { ToldFlick } from '../../../session/catacombs';
import { DrawerContent, DrawerFrame, drawersIn, type DrawerRoom, type RectPt } from '../drawers';
import type { TableNow } from '../useTableNow';
import type { Drawers } from './useDrawers';

export interface DrawerOverProps {
  readonly now: TableNow;
  readonly drawers: Drawers;
  readonly room: DrawerRoom;
  readonly keepFree: RectPt | null;
  readonly onShowRule: (topic: string) => void;
  readonly onReferee: (flick: ToldFlick) => void;
}

/** The drawer that has been drawn over the board. */
export function DrawerOver({ now, drawers, room, keepFree, onShowRule, onReferee }: DrawerOverProps) {
  const { openId, focusCard, open, close } = drawers;
  if (openId === null) return null;
  const ids = drawersIn(now.state.view.model).map(({ id }) => id);
  return (
    <DrawerFrame id={openId} ids={ids} room={room} keepFree={keepFree} onGo={(id) => open(id)} onClose={close}>
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
