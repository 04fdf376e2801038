export { Dialog } from '../src/Dialog/Dialog.tsx';
export type { DialogProps } from '../src/Dialog/Dialog.tsx';
