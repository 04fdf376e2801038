import { defineModule } from '../../platform/module/index.ts';
import { addressBookMessages } from './addressBookMessages.ts';
import { addressBookStore } from './stores.ts';

/** The addresses that an account keeps: chosen in the checkout, managed in the account. */
export const addressBookModule = defineModule({
  key: 'addressBook',
  messages: [addressBookMessages],
  stores: [addressBookStore],
});
