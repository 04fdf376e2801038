import type { Carrier, CarrierCustomer, CarrierIdentity } from '../account/schema.ts';
import { NotFound } from '../errors.ts';
import { codeOf, throttled, proven, type Throttled } from './accountOutcomes.ts';
import { lazyCalls } from './lazyCalls.ts';
import type { Transport } from './transport.ts';

const carriers = lazyCalls(() => import('../carrier/endpoints.ts'));

export type CarrierStartOutcome =
  | { kind: 'codeSent'; authenticationId: string; testCode?: string | undefined }
  | { kind: 'unknownCustomer' }
  /** No phone company is connected to this shop. */
  | { kind: 'notOffered' }
  | Throttled;

export type CarrierOutcome =
  | { kind: 'verified'; userDataToken: string; identity: CarrierIdentity }
  /** Wrong, or the request is over. */
  | { kind: 'invalidCode' }
  | { kind: 'notOffered' }
  | Throttled;

/** Asks a phone company to confirm who a person is; it sends a code to their phone. `proof` is that of a bot check. */
export async function startCarrierAuthentication(
  call: Transport,
  customer: CarrierCustomer & { carrier: Carrier },
  proof?: string,
): Promise<CarrierStartOutcome> {
  try {
    const endpoint = (await carriers()).startCarrierAuthentication;
    return { kind: 'codeSent', ...(await call(endpoint, { body: customer, ...proven(proof) })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notOffered' };
    if (codeOf(error) === 'UnknownCarrierCustomer') return { kind: 'unknownCustomer' };
    return throttled(error);
  }
}

/** Exchanges the code of the phone for the identity, and for the token that registers it. */
export async function confirmCarrierAuthentication(
  call: Transport,
  body: { authenticationId: string; code: string },
): Promise<CarrierOutcome> {
  try {
    return { kind: 'verified', ...(await call((await carriers()).confirmCarrierAuthentication, { body })) };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'notOffered' };
    if (codeOf(error) === 'InvalidCode') return { kind: 'invalidCode' };
    return throttled(error);
  }
}
