export { DrawerColumn } from './DrawerColumn';
export { DrawerContent } from './DrawerContent';
export { DrawerFrame } from './DrawerFrame';
export { DrawerOver } from './DrawerOver';
export { askedDrawer, drawerKeys, drawersIn, type Drawer, type Drawers } from './drawersIn';
export { DrawerTabs } from './DrawerTabs';
export { EdgeSwipe } from './EdgeSwipe';
export { useDrawers } from './useDrawers';
export { useNews } from './useNews';
