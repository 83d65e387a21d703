export { DrawerColumn } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame, type DrawerRoom } from './DrawerFrame';
export { DRAWER_IDS, type DrawerId } from './drawerIds';
export { drawerKeys } from './drawerKeys';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { type RectPt } from './placementOf';
