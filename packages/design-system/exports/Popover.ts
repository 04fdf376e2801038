export { Popover } from '../src/Popover/Popover.tsx';
export type { PopoverProps } from '../src/Popover/Popover.tsx';
export { popupOpener } from '../src/popup/popupOpener.ts';
