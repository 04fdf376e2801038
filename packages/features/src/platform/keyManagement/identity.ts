import { genders } from '@touchline/contract/account/constants';
import type { CarrierIdentity } from '@touchline/contract/account/schema';

/**
 * Who a visitor is according to their phone company (accounts document, section 3). `BOUND_IDENTITY` belongs to the
 * customer whose id is in `euci`.
 */
export type KeyManagementIdentity = CarrierIdentity &
  ({ type: 'UNBOUND_IDENTITY' } | { type: 'BOUND_IDENTITY'; euci: string });

/** The identity after a basket was loaded: bound to its customer, or none when it belongs to somebody else. */
export function identityOfCustomer(
  identity: KeyManagementIdentity,
  customerId: string | undefined,
): KeyManagementIdentity | undefined {
  if (identity.type === 'UNBOUND_IDENTITY')
    return customerId === undefined ? identity : { ...identity, type: 'BOUND_IDENTITY', euci: customerId };
  return identity.euci === customerId ? identity : undefined;
}

/** Reads a stored identity; `undefined` when it is none. */
export function readIdentity(stored: unknown): KeyManagementIdentity | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const {
    type,
    name,
    phoneNumber,
    dateOfBirth,
    gender: given,
    ciNumber,
    euci,
  } = { ...stored } as Partial<Record<string, unknown>>;
  const gender = genders.find((one) => one === given);
  if (typeof name !== 'string' || typeof phoneNumber !== 'string') return undefined;
  if (typeof dateOfBirth !== 'string' || typeof ciNumber !== 'string' || !gender) return undefined;
  const person = { name, phoneNumber, dateOfBirth, gender, ciNumber };
  if (type === 'UNBOUND_IDENTITY') return { type, ...person };
  return type === 'BOUND_IDENTITY' && typeof euci === 'string' ? { type, ...person, euci } : undefined;
}
