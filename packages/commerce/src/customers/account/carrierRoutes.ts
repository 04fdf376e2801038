import { digitsOf } from '@touchline/contract/contact/digits';
import * as calls from '@touchline/contract/carrier/endpoints';
import { Failure } from '../../kernel/failure/Failure.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { Accounts } from './Accounts.ts';
import { limitCall } from './accountLimits.ts';
import type { CarrierProvider } from './CarrierProvider.ts';
import { readWaiting, writeConfirmed, writeWaiting } from './carrierTokens.ts';

/** Confirming who a person is by their phone company. */
export function carrierRoutes(router: Router, accounts: Accounts): void {
  const { shop, bots, limits } = accounts;

  const carrierOrNone = (): CarrierProvider => {
    if (!accounts.carrier) throw new Failure(404, 'NotFound', 'No phone company is connected to this shop.');
    return accounts.carrier;
  };

  router.route(calls.startCarrierAuthentication, async ({ body, source, request }) => {
    const carrier = carrierOrNone();
    await limitCall(shop, bots, limits.mails, { source, request }, body.phoneNumber);
    const begun = await carrier.begin(body);
    if (!begun) throw new Failure(422, 'UnknownCarrierCustomer', 'The phone company has no such customer.');
    const { reference, testCode } = begun;
    const { carrier: _, ...customer } = body;
    return {
      authenticationId: await writeWaiting(shop, { id: randomHex(shop.random, 32), reference, customer }),
      ...(testCode === undefined ? {} : { testCode }),
    };
  });

  router.route(calls.confirmCarrierAuthentication, async ({ body }) => {
    const carrier = carrierOrNone();
    const waiting = await readWaiting(shop, body.authenticationId);
    // Counted before it is checked: of many guesses at once no more than the limit are looked at.
    if (waiting) await shop.limits.take(limits.carrierCodes, waiting.id);
    const ciNumber = waiting && (await carrier.confirm(waiting.reference, digitsOf(body.code)));
    if (!waiting || ciNumber === undefined)
      throw new Failure(401, 'InvalidCode', 'The code is wrong, or the request is over.');
    const identity = { ...waiting.customer, ciNumber };
    return {
      userDataToken: await writeConfirmed(shop, { id: randomHex(shop.random, 32), identity }),
      identity,
    };
  });
}
