import type { Played, ToldFlick } from '../../../session';
import type { AnyTable } from '../../game';
import { useHand } from '../../kit/settings';
import type { DrawerRoom, RectPt } from '../layout/placementOf';
import { DrawerContent } from './DrawerContent';
import { DrawerFrame } from './DrawerFrame';
import type { Drawer } from './drawersIn';
import type { Drawers } from './useDrawers';

export interface DrawerOverProps {
  readonly at: AnyTable;
  readonly list: readonly Drawer[];
  readonly drawers: Drawers;
  readonly room: DrawerRoom;
  readonly keepFree: RectPt | null;
  readonly onReferee: (flick: ToldFlick<Played>) => void;
}

/** The drawer that has been drawn over the board. */
export function DrawerOver({ at, list, drawers, room, keepFree, onReferee }: DrawerOverProps) {
  const { openId, focusCard, open, close } = drawers;
  const { isLeft } = useHand();
  const drawer = list.find(({ id }) => id === openId);
  if (drawer === undefined) return null;
  const ids = list.map((one) => one.id);
  return (
    <DrawerFrame
      drawer={drawer}
      title={drawer.name(at.words)}
      // As they lie side by side: a swipe goes to the neighbour that is seen there.
      ids={isLeft ? [...ids].reverse() : ids}
      room={room}
      keepFree={keepFree}
      onGo={(id) => open(id)}
      onClose={close}
    >
      <DrawerContent {...at} drawer={drawer} focusCard={focusCard} onReferee={onReferee} />
    </DrawerFrame>
  );
}
