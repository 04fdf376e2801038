import { accountRulesOf } from '@touchline/contract/account/rules';
import { configValue } from '@touchline/contract/config/configTable';
import * as calls from '@touchline/contract/consent/endpoints';
import {
  consentTypes,
  type AcceptConsents,
  type AccountConsent,
  type AccountConsents,
  type ConsentErrorCode,
  type ConsentType,
} from '@touchline/contract/consent/schema';
import type { Market, Site } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { receiptRoutes } from './receiptRoutes.ts';
import { consentsOfBrand, consentTexts } from './consentTexts.ts';
import { lockAccount } from '../../customers/account/lockAccount.ts';

/** Answers that one account may give in a day: far more than a person needs. */
const answers: Limit = { what: 'account-consents', max: 50, seconds: 86_400 };

/** Texts that people agree to, and what an account has agreed to. */
export function consentRoutes(router: Router, shop: CommerceContext): void {
  receiptRoutes(router, shop);

  router.route(
    calls.getConsentsData,
    async ({ query }) => {
      const texts = consentTexts(shop.markets.site(query.sitePath), shop);
      if (!texts) throw notFound('consent');
      return texts;
    },
    { cache: { browserSeconds: 60, serverSeconds: 60 } },
  );

  router.route(calls.getAccountConsents, ({ caller: { accountId }, site }) =>
    consentsOf(shop.db, accountId, site.market),
  );

  router.route(calls.acceptConsents, async ({ caller: { accountId }, body, site, now }) => {
    await shop.limits.take(answers, accountId);
    const { requiredAge } = accountRulesOf(site.market);
    return shop.db.transaction().execute(async (trx) => {
      await lockAccount(trx, accountId);
      const before = await consentsOf(trx, accountId, site.market);
      await refuseInvalid(body, before, site);
      if (body.minAgeConfirmation && !before.minAgeConfirmed)
        await trx
          .updateTable('accounts')
          .set({ confirmed_age: requiredAge })
          .where('id', '=', accountId)
          .execute();
      await trx
        .insertInto('account_consents')
        .values(
          body.consents.map(({ consentType, accepted, version }) => ({
            ...{ account_id: accountId, consent_type: consentType, accepted, version, source: body.source },
            ...{ market: site.market.code, language: site.language.code, decided_at: now },
          })),
        )
        .execute();
      return consentsOf(trx, accountId, site.market);
    });
  });

  /** Throws a refusal that names the fields. */
  async function refuseInvalid(body: AcceptConsents, before: AccountConsents, site: Site): Promise<void> {
    const errors: { field: string; errorCode: ConsentErrorCode }[] = [];
    if (!before.minAgeConfirmed && !body.minAgeConfirmation)
      errors.push({ field: 'minAgeConfirmation', errorCode: 'MINAGECONFIRMATION_NOT_ACCEPTED' });
    const paidMedia = [...before.consents, ...body.consents].findLast(
      ({ consentType }) => consentType === 'PMF',
    );
    if (!paidMedia?.accepted && (await requiresPaidMedia(site.market)))
      errors.push({ field: 'PMF', errorCode: 'PAIDMEDIA_CONSENT_REQUIRED' });
    for (const { consentType, version } of body.consents)
      if (!knownVersions(consentType, site.market, shop).includes(version))
        errors.push({ field: consentType, errorCode: 'CONSENT_VERSION_OUTDATED' });
    if (errors.length > 0)
      throw new Failure(422, 'InvalidDataException', 'Some consents are not accepted.', {
        details: { serverError: { validationErrors: errors } },
      });
  }

  async function requiresPaidMedia(market: Market): Promise<boolean> {
    if (!configValue(market.config, 'paidMediaConsentRequired')) return false;
    const { brand } = shop;
    const flags = await shop.flags.evaluate({ market, brand, country: market.country, userId: undefined });
    return flags.ACCOUNT_PAID_MEDIA_CONSENT;
  }
}

/** The versions of the texts of now, and the configured one, which a page records that could not load the texts. */
function knownVersions(
  type: ConsentType,
  { consents, config }: Market,
  shop: Pick<CommerceContext, 'content' | 'brand'>,
): readonly (string | undefined)[] {
  const part = type === 'AMF' ? 'registration' : 'paidMedia';
  const ofBrand = consentsOfBrand(shop)[part];
  return [ofBrand?.version, consents?.[part].version, configValue(config, `${part}ConsentVersion`)];
}

/** The last answers of an account: those of the consent page, before them those of the registration. */
async function consentsOf(db: Kysely<Database>, accountId: string, market: Market): Promise<AccountConsents> {
  const account = await db
    .selectFrom('accounts')
    .select(['confirmed_age', 'consents'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound('account');
  const rows = await db
    .selectFrom('account_consents')
    .select(['consent_type as consentType', 'accepted', 'version'])
    .distinctOn('consent_type')
    .where('account_id', '=', accountId)
    .orderBy('consent_type')
    .orderBy('id', 'desc')
    .execute();
  const { explicitConsent, consentVersion, paidMediaConsent, paidMediaConsentVersion } = account.consents;
  const registered: Readonly<Record<ConsentType, AccountConsent | undefined>> = {
    AMF:
      explicitConsent === undefined || consentVersion === undefined
        ? undefined
        : { consentType: 'AMF', accepted: explicitConsent, version: consentVersion },
    PMF:
      paidMediaConsent === undefined || paidMediaConsentVersion === undefined
        ? undefined
        : { consentType: 'PMF', accepted: paidMediaConsent, version: paidMediaConsentVersion },
  };
  return {
    minAgeConfirmed: (account.confirmed_age ?? 0) >= accountRulesOf(market).requiredAge,
    consents: consentTypes.flatMap(
      (type) => rows.find(({ consentType }) => consentType === type) ?? registered[type] ?? [],
    ),
  };
}
