import { defineModule } from '../../platform/module/index.ts';
import { invoicingMessages } from './invoicingMessages.ts';

/** Whom an invoice or receipt is for, in markets that tell their tax office. */
export const invoicingModule = defineModule({ key: 'invoicing', messages: [invoicingMessages] });
