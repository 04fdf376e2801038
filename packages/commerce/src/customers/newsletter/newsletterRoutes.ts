import * as calls from '@touchline/contract/newsletter/endpoints';
import type { OwnNewsletter } from '@touchline/contract/newsletter/schema';
import { mayMail } from '../../kernel/outbox/mailBudget.ts';
import { digestOf, limitCall } from '../account/accountLimits.ts';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { noBotCheck, type BotCheck } from '../../kernel/bots/BotCheck.ts';
import { Failure, notFound } from '../../kernel/failure/Failure.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { campaignFor, campaignView } from './campaigns.ts';
import { sendIssue } from './issues.ts';
import { linkUses, signupLimits } from './newsletterLimits.ts';
import { keyOfLink, makeLink, subscriptionOfKey } from './newsletterLinks.ts';
import { writeNewsletterMail } from './newsletterMails.ts';
import { signUp, type SignUp } from './signUp.ts';
import { checkSignup, refused } from './signupRules.ts';
import {
  change,
  confirm,
  end,
  subscriptionById,
  subscriptionView,
  type StoredSubscription,
} from './subscriptions.ts';

export interface NewsletterOptions {
  /** @default no caller passes */
  readonly bots?: BotCheck | undefined;
}

/** Signing up, confirming, preferences and unsubscribing, by links and in the account. */
export function newsletterRoutes(
  router: Router,
  shop: CommerceContext,
  { bots = noBotCheck }: NewsletterOptions,
): void {
  const view = (row: StoredSubscription) => subscriptionView(row, shop.clock.now());

  /** The same answer for every address. */
  async function signedUp(request: Omit<SignUp, 'email'>): Promise<{ euci: string }> {
    checkSignup(request.form, request.site.market, shop.clock.now());
    const email = normalizeEmail(request.form.email);
    if (email === undefined) throw refused('email', 'EMAIL_NOT_VALID');
    await signUp(shop, { ...request, email });
    return { euci: await digestOf(shop, 'euci', email) };
  }

  router.route(calls.signUpForNewsletter, async ({ body, query, source, request }) => {
    await limitCall(shop, bots, signupLimits, { source, request, recaptcha: body.recaptcha });
    return signedUp({ form: body, site: shop.markets.site(query.sitePath), network: source });
  });

  router.route(calls.captureCampaignSignup, async ({ body, query, source, request, now }) => {
    const { componentId, trigger, 'cs-version': version, ...form } = body;
    if (campaignFor(shop, componentId, trigger, now)?.isOpen !== true) throw notFound('campaign');
    await limitCall(shop, bots, signupLimits, { source, request, recaptcha: body.recaptcha });
    const site = shop.markets.site(query.sitePath);
    return signedUp({ form, site, network: source, campaign: { componentId, trigger, version } });
  });

  router.route(calls.getSignupCampaign, async ({ params, query, now }) => {
    const site = shop.markets.site(query.sitePath);
    const found = campaignFor(shop, params.componentId, query.trigger, now);
    if (!found) throw notFound('campaign');
    return campaignView(shop, found, site);
  });

  /** The id of the subscription that a key opens; wrong keys count towards a limit. */
  async function opened(key: string, source: string, purposes: readonly ('confirm' | 'manage')[]) {
    await shop.limits.take(linkUses, source);
    const id = await subscriptionOfKey(shop, key, purposes);
    if (id === undefined) throw notFound('link');
    return id;
  }

  router.route(calls.confirmNewsletter, async ({ body, source }) => {
    const id = await opened(body.key, source, ['confirm']);
    const subscription = await confirm(shop, id, source);
    await makeLink(shop, id, 'manage');
    return { subscription: view(subscription), key: (await keyOfLink(shop, id, 'manage')) ?? '' };
  });

  router.route(calls.getNewsletterSubscription, async ({ query, source }) =>
    view(await subscriptionById(shop, await opened(query.key, source, ['manage', 'confirm']))),
  );

  router.route(calls.changeNewsletterPreferences, async ({ query, body, source }) =>
    view(await change(shop, await opened(query.key, source, ['manage']), body, source)),
  );

  router.route(calls.endNewsletter, async ({ body, source }) =>
    view(await end(shop, await opened(body.key, source, ['manage', 'confirm']), 'link', source)),
  );

  router.route(calls.requestNewsletterLink, async ({ body, source, request }) => {
    await limitCall(shop, bots, signupLimits, { source, request, recaptcha: body.recaptcha });
    const email = normalizeEmail(body.email);
    if (email === undefined) throw refused('email', 'EMAIL_NOT_VALID');
    const isFlood = !(await mayMail(shop, email, 'notice'));
    await shop.db.transaction().execute(async (trx) => {
      const own = { ...shop, db: trx };
      const row = await trx
        .selectFrom('newsletter_subscriptions')
        .selectAll()
        .where('email', '=', email)
        .where('state', '=', 'active')
        .executeTakeFirst();
      if (!row || isFlood) return;
      await makeLink(own, row.id, 'manage');
      await writeNewsletterMail(own, {
        ...{ kind: 'newsletter-link', recipient: email, language: row.language },
        ...{ subscriptionId: row.id, sitePath: row.site_path },
      });
    });
    return { accepted: true as const };
  });

  /** The subscription of an account's address; none where the address is not proved to be the account's. */
  async function own(accountId: string): Promise<StoredSubscription | undefined> {
    return shop.db
      .selectFrom('newsletter_subscriptions as n')
      .innerJoin('accounts as a', 'a.email', 'n.email')
      .selectAll('n')
      .where('a.id', '=', accountId)
      .where('a.verified_at', 'is not', null)
      .executeTakeFirst();
  }
  const ownView = (row: StoredSubscription | undefined): OwnNewsletter =>
    row ? view(row) : { state: 'none' };

  router.route(calls.getOwnNewsletter, async ({ caller }) => ownView(await own(caller.accountId)));

  router.route(calls.changeOwnNewsletter, async ({ caller, body, source }) => {
    const row = await own(caller.accountId);
    if (!row) throw new Failure(409, 'InvalidParameters', 'There is no subscription.');
    return ownView(await change(shop, row.id, body, source));
  });

  router.route(calls.endOwnNewsletter, async ({ caller, source }) => {
    const row = await own(caller.accountId);
    return ownView(row && (await end(shop, row.id, 'account', source)));
  });

  router.route(calls.sendNewsletterIssue, async ({ body }) => ({ recipients: await sendIssue(shop, body) }));
}
