export { ModalHost, useModalHold, useModalTurn, useOpenModal } from '../src/ModalQueue/ModalHost.tsx';
export type { ModalHostProps } from '../src/ModalQueue/ModalHost.tsx';
export { ModalQueue } from '../src/ModalQueue/ModalQueue.ts';
