export { Dialog } from '../src/Dialog/Dialog.tsx';
export type { DialogProps } from '../src/Dialog/Dialog.tsx';
export { NativeDialog } from '../src/Dialog/NativeDialog.tsx';
export type { NativeDialogProps } from '../src/Dialog/NativeDialog.tsx';
export { ServerRenderedDialog, ServerRenderedDialogModal } from '../src/Dialog/ServerRenderedDialog.tsx';
export type {
  ServerRenderedDialogModalProps,
  ServerRenderedDialogProps,
} from '../src/Dialog/ServerRenderedDialog.tsx';
