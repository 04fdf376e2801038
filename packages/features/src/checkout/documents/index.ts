export { CreditNotePage } from './CreditNotePage.tsx';
export { type CreditNoteSnapshot, type CreditNoteStatus, CreditNoteStore } from './CreditNoteStore.ts';
export { documentsMessages } from './documentsMessages.ts';
export { OrderDocuments } from './OrderDocuments.tsx';
export { ReturnLabel } from './ReturnLabel.tsx';
export { creditNoteStore } from './stores.ts';
