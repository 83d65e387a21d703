export { DrawerColumn } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame, type DrawerRoom } from './DrawerFrame';
export { KeptDiscs } from './content/KeptDiscs';
export { DRAWER_IDS, drawersIn, type DrawerId } from './drawerIds';
export { drawerKeys } from './drawerKeys';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { type RectPt } from './placementOf';
