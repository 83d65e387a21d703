import { useHere } from './HereContext';

/** Those who play, below the board or beside it. */
export function FootRegion() {
  const { now, layout, drawers } = useHere();
  const { ui, at, board } = now;
  return ui.Foot === null ? null : <ui.Foot {...at} layout={layout.foot} board={board} onOpen={drawers.open} />;
}
