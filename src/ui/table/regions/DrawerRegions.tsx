import { memo, useMemo } from 'react';
import { useAlike, useSteady } from '../../kit/alike';
import { useHand } from '../../kit/settings';
import { askedDrawer, DrawerColumn, DrawerContent, DrawerOver, DrawerTabs, EdgeSwipe } from '../drawers';
import { activeRect } from '../layout/activeRect';
import type { DrawerRoom } from '../layout/placementOf';
import { useHere } from './HereContext';

/** The handles of the drawers. */
export function TabsRegion() {
  const { now, layout, drawers, news } = useHere();
  const { ui, state, words } = now;
  const onOpen = useSteady((id: string | null) => (id === null ? drawers.close() : drawers.open(id)));
  if (ui.drawers === null) return null;
  return (
    <DrawerTabs
      set={ui.drawers}
      drawers={now.drawers}
      words={words}
      asked={askedDrawer(ui.asks, state)}
      news={news}
      openId={drawers.openId}
      hasNames={layout.hasTabNames}
      areCountsBelow={layout.areCountsBelow}
      onOpen={onOpen}
    />
  );
}

export interface EdgesRegionProps {
  /** What a finger draws in from that edge of the screen. */
  readonly edges: { readonly left: string; readonly right: string };
  readonly onOpen: (id: string) => void;
}

/** The edges of the screen, from which a finger draws a drawer in. */
export const EdgesRegion = memo(function EdgesRegion({ edges, onOpen }: EdgesRegionProps) {
  const { isLeft } = useHand();
  const onLeft = useSteady(() => onOpen(isLeft ? edges.right : edges.left));
  const onRight = useSteady(() => onOpen(isLeft ? edges.left : edges.right));
  return (
    <>
      <EdgeSwipe side="left" onSwipe={onLeft} />
      <EdgeSwipe side="right" onSwipe={onRight} />
    </>
  );
});

/** The drawer that lies over the board. */
export function OverRegion({ room }: { readonly room: DrawerRoom }) {
  const { now, drawers, room: stage, showFilm } = useHere();
  const { at, board, turn, look } = now;
  if (drawers.openId === null) return null;
  const active = board?.scene.pieces.find(({ id }) => id === board.chosen);
  const keepFree =
    board === null || active === undefined || stage === null
      ? null
      : activeRect(stage, board.scene, active, turn, look);
  return (
    <DrawerOver at={at} list={now.drawers} drawers={drawers} room={room} keepFree={keepFree} onReferee={showFilm} />
  );
}

function BodyRegion({ id }: { readonly id: string }) {
  const { now, drawers, showFilm } = useHere();
  const drawer = now.drawers.find((one) => one.id === id);
  if (drawer === undefined) return null;
  return <DrawerContent drawer={drawer} {...now.at} focusCard={drawers.focusCard} onReferee={showFilm} />;
}

/** The drawers that stay open beside the board: those of one side, or all of them where there is one wing. */
export function WingRegion({ side }: { readonly side: 'left' | 'right' | 'both' }) {
  const { now, layout, drawers, news } = useHere();
  const openId = { left: drawers.leftId, right: drawers.rightId, both: drawers.wingId }[side];
  const onSide = useAlike(side === 'both' ? now.drawers : now.drawers.filter((drawer) => drawer.side === side));
  const body = useMemo(() => <BodyRegion id={openId} />, [openId]);
  return (
    <DrawerColumn
      drawers={onSide}
      words={now.words}
      news={news}
      openId={openId}
      hasNames={layout.hasTabNames}
      areCountsBelow={layout.areCountsBelow}
      onOpen={drawers.open}
    >
      {body}
    </DrawerColumn>
  );
}
