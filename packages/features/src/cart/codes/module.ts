import { defineModule } from '../../platform/module/index.ts';
import { codesMessages } from './codesMessages.ts';

/** Coupons and gift cards of the basket, in the bag and in the checkout. */
export const codesModule = defineModule({ key: 'codes', messages: [codesMessages] });
