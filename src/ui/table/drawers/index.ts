export { DrawerColumn, type DrawerColumnProps } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame, type DrawerFrameProps } from './DrawerFrame';
export { DRAWER_IDS, DRAWERS, type DrawerId } from './drawerIds';
export { drawerKeys } from './drawerKeys';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { type RectPt } from './placementOf';
