import type { SignedIn } from '@touchline/contract/account/schema';
import type { Site } from '@touchline/contract/market/schema';
import { countryHeader, sessionChangeHeader, writeSessionChange } from '@touchline/contract/sessionHeader';
import { storeOfDevice } from '../../sales/associate/associates.ts';
import { handOver } from '../../sales/basket/handOver.ts';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import { checkoutHeaders } from '../../kernel/identity/identify.ts';
import { createSession } from '../../kernel/identity/sessions.ts';
import { Reply } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { recordEvent } from './accountEvents.ts';
import { noticeDevice } from './devices/noticeDevice.ts';

/** A call that signs in. */
export interface AuthCall {
  readonly caller: Shopper | undefined;
  readonly site: Site;
  readonly source: string;
  readonly request: Request;
}

/**
 * Signs in: the visitor's basket goes to the account first, then a new session replaces the one of this device, and the
 * response carries its token and the one of the surviving basket.
 */
export async function startSession(
  shop: CommerceContext,
  { caller, site, source, request }: AuthCall,
  account: { readonly id: string; readonly email: string; readonly level: 'light' | 'full' },
  isPersistent: boolean,
): Promise<Reply<SignedIn>> {
  const storeId = await storeOfDevice(shop.db, caller?.session);
  const checkout = await handOver(shop, caller, account.id, site.market);
  const userAgent = request.headers.get('user-agent') ?? '';
  const country = /^[A-Z]{2}$/.exec(request.headers.get(countryHeader) ?? '')?.[0];
  const { token, seconds } = await createSession(shop, {
    kind: account.level === 'light' ? 'light' : 'customer',
    accountId: account.id,
    isAuthenticated: true,
    // On the device of a store nobody stays signed in.
    isPersistent: isPersistent && storeId === undefined,
    ...{ deviceLabel: userAgent, country },
    storeId,
    ...(caller?.session ? { replaces: caller.session.id } : {}),
  });
  await recordEvent(shop, 'signed-in', account.id, source);
  // The device of a store is its customers' for a few minutes only.
  if (storeId === undefined) await noticeDevice(shop, { account, site, userAgent, country });
  shop.counters.add('sign_ins');
  return new Reply(
    { userName: account.email, acid: account.id },
    {
      headers: {
        [sessionChangeHeader]: writeSessionChange({ token, seconds }),
        ...(checkout ? await checkoutHeaders(shop, checkout) : {}),
      },
    },
  );
}
