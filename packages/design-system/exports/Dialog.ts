export { Dialog } from '../src/Dialog/Dialog.tsx';
export type { DialogProps } from '../src/Dialog/Dialog.tsx';
export { NativeDialog } from '../src/Dialog/NativeDialog.tsx';
export type { NativeDialogProps } from '../src/Dialog/NativeDialog.tsx';
export { SentDialog, SentDialogModal } from '../src/Dialog/SentDialog.tsx';
export type { SentDialogModalProps, SentDialogProps } from '../src/Dialog/SentDialog.tsx';
