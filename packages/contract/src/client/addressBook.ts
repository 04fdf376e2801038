import type { BookAddress, SavedAddress } from '../addressBook/schema.ts';
import { ApiError, Forbidden, NotFound, RateLimited, Refused, Unauthorised } from '../errors.ts';
import type { FieldError } from '../shipping/schema.ts';
import { notSignedIn, type NotSignedIn } from './accountOutcomes.ts';
import type { Transport } from './transport.ts';
import { lazyCalls } from './lazyCalls.ts';

const addressBook = lazyCalls(() => import('../addressBook/endpoints.ts'));

/** The address book after a change, or why it did not change. */
export type AddressBookOutcome =
  | { kind: 'done'; addresses: readonly SavedAddress[] }
  /** The session is over, or not fresh enough: sign in (again), then repeat the call. */
  | NotSignedIn
  /** The address is not kept any more. */
  | { kind: 'gone' }
  /** One has to be removed first. */
  | { kind: 'full' }
  | { kind: 'invalidAddress'; fields: readonly FieldError[] }
  | { kind: 'tooMany'; seconds: number };

/** Returns the addresses kept for the site's country, the default first; `undefined` when nobody is signed in. */
export async function getAddresses(call: Transport): Promise<readonly SavedAddress[] | undefined> {
  try {
    return (await call((await addressBook()).getAddresses)).addresses;
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return undefined;
    throw error;
  }
}

/** Keeps an address; the same one twice is kept once. */
export async function addAddress(
  call: Transport,
  body: { address: BookAddress; isDefault?: boolean },
): Promise<AddressBookOutcome> {
  return outcomeOf(call((await addressBook()).addAddress, { body }));
}

/** Makes an address the one that forms are filled with. */
export async function makeDefaultAddress(call: Transport, addressId: string): Promise<AddressBookOutcome> {
  return outcomeOf(call((await addressBook()).makeDefaultAddress, { params: { addressId } }));
}

/** Removes an address. */
export async function removeAddress(call: Transport, addressId: string): Promise<AddressBookOutcome> {
  return outcomeOf(call((await addressBook()).removeAddress, { params: { addressId } }));
}

async function outcomeOf(response: Promise<{ addresses: SavedAddress[] }>): Promise<AddressBookOutcome> {
  try {
    return { kind: 'done', addresses: (await response).addresses };
  } catch (error) {
    if (error instanceof Unauthorised || error instanceof Forbidden) return notSignedIn(error);
    if (error instanceof NotFound) return { kind: 'gone' };
    if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
    if (!(error instanceof ApiError)) throw error;
    const { errorCode, details } = error.body ?? {};
    if (errorCode === 'AddressBookFull') return { kind: 'full' };
    if (error instanceof Refused && errorCode === 'invalid_address')
      return { kind: 'invalidAddress', fields: (details as { fields: FieldError[] }).fields };
    throw error;
  }
}
