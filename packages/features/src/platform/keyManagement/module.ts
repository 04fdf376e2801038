import { defineModule } from '../module/index.ts';
import { keyManagementStorage } from './storage.ts';

/** Who a visitor is according to their phone company, and the customer it belongs to. */
export const keyManagementModule = defineModule({
  key: 'keyManagement',
  storage: keyManagementStorage,
});
