import { defineModule } from '../../platform/module/index.ts';
import { accountMessages } from './accountMessages.ts';
import { accountStore } from './stores.ts';

/** The account of whoever is signed in: name, address, password, devices, data. */
export const accountModule = defineModule({
  key: 'account',
  messages: [accountMessages],
  stores: [accountStore],
  events: ['logout'],
});
