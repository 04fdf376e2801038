import type { Associate } from '@touchline/contract/associate/schema';

export const noor: Associate = {
  storeId: 'S12',
  storeName: 'Touchline Camden',
  employeeId: 'E7',
  name: 'Noor Haddad',
};
