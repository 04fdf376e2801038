import type { CarrierIdentity } from '@touchline/contract/account/schema';
import type { Ports } from '../ports/index.ts';
import { stored } from '../storage/index.ts';
import { identityOfCustomer, type KeyManagementIdentity } from './identity.ts';
import { keyManagementIdentity } from './storage.ts';

type Needs = Pick<Ports, 'storage' | 'reporter' | 'clock'>;

/** Who the visitor is according to their phone company; `undefined` when nobody has confirmed it. */
export const identityOf = (ports: Needs): KeyManagementIdentity | undefined =>
  stored(ports).read(keyManagementIdentity);

/** Keeps a confirmed identity. It belongs to no customer before a basket of one is loaded. */
export function setIdentity(ports: Needs, identity: CarrierIdentity): void {
  stored(ports).write(keyManagementIdentity, { type: 'UNBOUND_IDENTITY', ...identity });
}

/** A basket was loaded: its customer gets the identity, or loses that of somebody else. */
export function followCustomer(ports: Needs, customerId: string | undefined): void {
  const identity = identityOf(ports);
  if (!identity) return;
  const next = identityOfCustomer(identity, customerId);
  if (next === identity) return;
  if (next) stored(ports).write(keyManagementIdentity, next);
  else stored(ports).remove(keyManagementIdentity);
}
