export { MegaMenu } from '../src/MegaMenu/MegaMenu.tsx';
export type { MegaMenuEntry, MegaMenuProps } from '../src/MegaMenu/MegaMenu.tsx';
export { MegaPanel } from '../src/MegaMenu/MegaPanel.tsx';
export type { MegaPanelProps } from '../src/MegaMenu/MegaPanel.tsx';
