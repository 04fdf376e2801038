import { defineStored, json } from '../storage/index.ts';
import { readIdentity } from './identity.ts';

/** Who the visitor is according to their phone company, as long as the tab is open. */
export const keyManagementIdentity = defineStored({
  key: 'keyManagementIdentity',
  where: 'session',
  maxAge: 'session',
  purpose: 'necessary',
  endsWithLogout: true,
  codec: json(readIdentity),
});

/** Everything that the key management stores. */
export const keyManagementStorage = [keyManagementIdentity];
