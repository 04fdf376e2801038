export { Drawer } from '../src/Drawer/Drawer.tsx';
export type { DrawerProps } from '../src/Drawer/Drawer.tsx';
export { drawerOpener } from '../src/Drawer/drawerOpener.ts';
