import { defineModule } from '../../platform/module/index.ts';
import { declinedMessages } from './declinedMessages.ts';

/** The words for declined payments. */
export const declinedModule = defineModule({ key: 'declined', messages: [declinedMessages] });
