import { retentions } from '../personalData/retentions.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { erasedIdentity } from '../personalData/caseAddress.ts';
import { moveCase } from './privacyCases.ts';

const dayMs = 86_400_000;
/** A case whose mail was held back by a limit has no link. */
const withoutLinkMs = dayMs;

/** Ends cases that nobody confirmed, forgets addresses whose archive is over, and deletes old proof. */
export async function sweepPrivacyCases(shop: Pick<CommerceContext, 'db' | 'clock'>): Promise<void> {
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
  for (const { id } of unconfirmed) await moveCase(shop, id, 'expired', 'shop', erasedIdentity);
  await shop.db
    .updateTable('privacy_cases as c')
    .set(erasedIdentity)
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
  await shop.db
    .deleteFrom('privacy_cases')
    .where('ended_at', '<', new Date(now.getTime() - retentions.requestProof.days * dayMs))
    .execute();
}
