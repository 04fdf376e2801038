import type { PrivacyRefusal } from '@touchline/contract/privacyRequest/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { erasedIdentity } from '../personalData/caseAddress.ts';
import { caseById, moveCase, type StoredCase } from './privacyCases.ts';
import { writePrivacyMail } from './privacyMails.ts';

/** Refuses a case and forgets what its sender wrote; a proved address is told why. `undefined` where it is over. */
export async function refuseCase(
  shop: CommerceContext,
  caseId: string,
  refusal: PrivacyRefusal,
): Promise<StoredCase | undefined> {
  return shop.db.transaction().execute(async (trx) => {
    const own = { ...shop, db: trx };
    const before = await caseById(trx, caseId);
    const refused = await moveCase(own, caseId, 'refused', 'operator', { ...erasedIdentity, refusal });
    if (refused && before?.email && before.confirmed_at)
      await writePrivacyMail(own, {
        ...{ kind: 'privacy-refused', recipient: before.email, language: before.language, caseId, refusal },
        ...{ requestType: before.request_type, sitePath: before.site_path },
      });
    return refused;
  });
}
