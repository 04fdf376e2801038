import type { StoreDevice } from '@touchline/commerce/associate/registerDevice';

/** A device of the demo's store, whose code everybody may know, and who serves there. */
export const demoDevices: readonly (StoreDevice & { readonly code: string })[] = [
  {
    code: 'DEMO-CAMDEN',
    storeId: 'GB-CAMDEN',
    storeName: 'Camden',
    employees: [{ employeeId: 'E7', name: 'Noor Haddad' }],
  },
];
