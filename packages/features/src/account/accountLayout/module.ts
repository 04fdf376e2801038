import { defineModule } from '../../platform/module/index.ts';
import { accountLayoutMessages } from './accountLayoutMessages.ts';

/** What the pages and the overlay of accounts have in common: a coloured half beside the form. */
export const accountLayoutModule = defineModule({ key: 'accountLayout', messages: [accountLayoutMessages] });
