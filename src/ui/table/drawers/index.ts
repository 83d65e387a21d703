export { DrawerColumn } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame, type DrawerRoom } from './DrawerFrame';
export { askedDrawer, drawerKeys, drawersIn, type Drawer, type Drawers } from './drawersIn';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { type RectPt } from './placementOf';
export { useNews } from './useNews';
