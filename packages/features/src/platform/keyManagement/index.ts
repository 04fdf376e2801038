export type { KeyManagementIdentity } from './identity.ts';
export { followCustomer, identityOf, setIdentity } from './keyManagement.ts';
export { keyManagementStorage } from './storage.ts';
