import type { Site } from '@touchline/contract/market/schema';
import { sql } from 'kysely';
import type { CommerceContext } from '../../../app/CommerceContext.ts';
import { writeMail } from '../accountMails.ts';
import { digestOf } from '../accountLimits.ts';
import { deviceOf } from './deviceOf.ts';

/** Somebody has signed in to an account. */
export interface SignInOnDevice {
  readonly account: { readonly id: string; readonly email: string };
  readonly site: Site;
  /** The header `User-Agent`. */
  readonly userAgent: string;
  /** ISO 3166, where it is known. */
  readonly country: string | undefined;
}

/**
 * Remembers the device of a sign-in, and tells the owner by mail when it is a new one. A device is a browser on a system
 * in a country: an update of the browser makes no new one. The first device of an account is not new to its owner.
 */
export async function noticeDevice(shop: CommerceContext, signIn: SignInOnDevice): Promise<void> {
  const { account, site, userAgent, country } = signIn;
  const { browser, system } = deviceOf(userAgent);
  const now = shop.clock.now();
  const digest = await digestOf(
    shop,
    'device',
    [account.id, browser ?? '', system ?? '', country ?? ''].join(' '),
  );
  const { rows } = await sql<{ isNew: boolean }>`
    with others as (select 1 from account_devices where account_id = ${account.id} and digest <> ${digest} limit 1)
    insert into account_devices (account_id, digest, first_seen_at, last_seen_at)
    values (${account.id}::text, ${digest}::text, ${now}::timestamptz, ${now}::timestamptz)
    on conflict (account_id, digest) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 and exists (select from others) as "isNew"`.execute(shop.db);
  if (rows[0]?.isNew !== true || account.email === '') return;
  await writeMail(shop, {
    ...{ kind: 'new-device', recipient: account.email, language: site.language.code },
    ...{ accountId: account.id, sitePath: site.language.sitePath },
    device: {
      ...(browser === undefined ? {} : { browser }),
      ...(system === undefined ? {} : { system }),
      ...(country === undefined ? {} : { country }),
    },
  });
}
