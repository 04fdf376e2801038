import { defineModule } from '../../platform/module/index.ts';
import { giftCardMessages } from './giftCardMessages.ts';

/** For whom a gift card is, and when it is sent. */
export const giftCardModule = defineModule({ key: 'giftCard', messages: [giftCardMessages] });
