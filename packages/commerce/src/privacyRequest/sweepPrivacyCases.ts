import { retentions } from '../personalData/retentions.ts';
import { newsForMs } from '../mail/sendMails.ts';
import type { Shop } from '../Shop.ts';
import { forgotten, moveCase } from './privacyCases.ts';
import type { PrivacyMailKind } from './privacyMails.ts';

const dayMs = 86_400_000;
/** A case whose mail was held back by a limit has no link. */
const withoutLinkMs = dayMs;

/** Ends cases that nobody confirmed, forgets addresses whose archive is over, and deletes old proof. */
export async function sweepPrivacyCases(shop: Pick<Shop, 'db' | 'clock'>): Promise<void> {
  const now = shop.clock.now();
  const unconfirmed = await shop.db
    .selectFrom('privacy_cases as c')
    .select('c.id')
    .where('c.state', '=', 'received')
    .where('c.created_at', '<', new Date(now.getTime() - withoutLinkMs))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('privacy_links as l')
            .select('l.salt')
            .whereRef('l.case_id', '=', 'c.id')
            .where('l.expires_at', '>', now),
        ),
      ),
    )
    .execute();
  for (const { id } of unconfirmed) await moveCase(shop, id, 'expired', 'shop', forgotten);
  await shop.db
    .updateTable('privacy_cases as c')
    .set(forgotten)
    .where('c.state', '=', 'done')
    .where('c.email', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('privacy_links as l')
            .select('l.salt')
            .whereRef('l.case_id', '=', 'c.id')
            .where('l.expires_at', '>', now),
        ),
      ),
    )
    .execute();
  // Where no mail server took it in time.
  await shop.db
    .deleteFrom('mails')
    .where('kind', '=', 'privacy-erased' satisfies PrivacyMailKind)
    .where('created_at', '<', new Date(now.getTime() - newsForMs))
    .execute();
  await shop.db
    .deleteFrom('privacy_cases')
    .where('ended_at', '<', new Date(now.getTime() - retentions.requestProof.days * dayMs))
    .execute();
}
