export { DrawerColumn } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame } from './DrawerFrame';
export type { DrawerId } from './drawerIds';
export { drawerKeys } from './drawerKeys';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { type RectPt } from './placementOf';
