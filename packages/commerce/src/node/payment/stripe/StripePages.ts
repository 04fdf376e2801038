import { html } from 'hono/html';
import type Stripe from 'stripe';
import type { BrandDesign } from '../../../kernel/brand/BrandDesign.ts';
import { seal, unseal } from '../../../kernel/session/sealedClaims.ts';
import type { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import {
  donePage,
  overPage,
  paymentPage,
  type ProviderSources,
} from '../../../sales/payment/pages/paymentPage.ts';
import { paymentPageTexts } from '../../../sales/payment/pages/texts.ts';
import type { ProviderSession, SessionRequest } from '../../../sales/payment/PaymentProvider.ts';
import type { StripeSettings } from '../../../sales/payment/ProviderSettings.ts';
import { toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { stripeDigits } from './stripeDigits.ts';
import { stripeFieldsScript, stripeStepScript } from './stripeScripts.ts';

export interface StripePagesOptions {
  readonly stripe: Stripe;
  readonly ledger: ProviderLedger;
  readonly settings: StripeSettings;
  /** Signs the addresses of the pages. */
  readonly secret: string;
  readonly shopOrigin: string;
  readonly design: BrandDesign;
  readonly now: () => Date;
}

const base = '/payment-pages/stripe';
const sessionSeconds = 1_800;
const pageSeconds = 3_600;

/** The pages of the shop in which Stripe.js runs, and those that follow Stripe's own. */
export class StripePages {
  readonly #options: StripePagesOptions;

  constructor(options: StripePagesOptions) {
    this.#options = options;
  }

  /** A session for the card's fields: valid for one basket. */
  async createSession({ reference, language, amount }: SessionRequest): Promise<ProviderSession> {
    const { secret, shopOrigin, now } = this.#options;
    const claims = { ref: reference, minor: amount?.minor, cur: amount?.currency };
    const checkoutId = await seal(claims, 'payment-session', secret, now(), sessionSeconds);
    return {
      checkoutId,
      frameUrl: `${shopOrigin}${base}/card?${new URLSearchParams({ session: checkoutId, lang: language })}`,
      frameOrigin: shopOrigin,
      expiresAt: new Date(now().getTime() + sessionSeconds * 1000).toISOString(),
    };
  }

  /** Whether a session was opened for this basket and is not over. */
  async isSessionOf(checkoutId: string, reference: string): Promise<boolean> {
    const { secret, now } = this.#options;
    return (await unseal(checkoutId, 'payment-session', secret, now()))?.['ref'] === reference;
  }

  /** The address of the bank's step of a payment. */
  async stepOf(paymentId: string, language: string): Promise<{ url: string; origin: string }> {
    return {
      url: await this.#sealed('step', { pid: paymentId }, language),
      origin: this.#options.shopOrigin,
    };
  }

  /** Where a bank sends a browser back to, when it takes it away from the page. */
  get doneUrl(): string {
    return `${this.#options.shopOrigin}${base}/done`;
  }

  /** Where Stripe's own page sends shoppers who leave it: that ends its session, so that nobody pays there later. */
  leftUrl(paymentId: string, returnUrl: string, language: string): Promise<string> {
    return this.#sealed('left', { pid: paymentId, back: returnUrl }, language);
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { design, shopOrigin, ledger, stripe, secret, now } = this.#options;
    const texts = await paymentPageTexts(searchParams.get('lang') ?? undefined);
    const look = { texts, design, shopOrigin };
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    if (pathname === `${base}/done`) return donePage(look);
    if (pathname === `${base}/card`) {
      const session = await unseal(searchParams.get('session') ?? '', 'payment-session', secret, now());
      return session ? this.#fields(session, look) : overPage(look);
    }
    const claims = await unseal(searchParams.get('token') ?? '', 'payment-page', secret, now());
    const entry = typeof claims?.['pid'] === 'string' ? await ledger.of(claims['pid']) : undefined;
    if (!claims || !entry) return overPage(look);
    if (pathname === `${base}/left`) {
      if (entry.page_id) await stripe.checkout.sessions.expire(entry.page_id).catch(() => undefined);
      return new Response(null, { status: 303, headers: { location: String(claims['back']) } });
    }
    if (pathname !== `${base}/step` || !entry.provider_payment_id) return overPage(look);
    const intent = await stripe.paymentIntents.retrieve(entry.provider_payment_id);
    if (intent.status !== 'requires_action') return donePage(look);
    return paymentPage({
      ...look,
      title: texts.step,
      body: html``,
      settings: { ...this.#script(texts.htmlLang), secret: intent.client_secret },
      library: { script: this.#library },
      script: stripeStepScript,
      sources: this.#sources,
    });
  }

  #fields(
    claims: Readonly<Record<string, unknown>>,
    look: Pick<Parameters<typeof paymentPage>[0], 'texts' | 'design' | 'shopOrigin'>,
  ): Promise<Response> {
    const { design, texts } = look;
    const amount = { minor: Number(claims['minor'] ?? 0), currency: String(claims['cur'] ?? 'EUR') };
    const { radius, font, light, dark } = design;
    return paymentPage({
      ...look,
      title: texts.fields,
      body: html`<div id="fields"></div>`,
      settings: {
        ...this.#script(texts.htmlLang),
        amount: toProviderMinor(amount, stripeDigits),
        currency: amount.currency.toLowerCase(),
        captureMethod: 'manual',
        ...{ radius, font, light, dark },
      },
      library: { script: this.#library },
      script: stripeFieldsScript,
      sources: this.#sources,
    });
  }

  #script(locale: string) {
    return { key: this.#options.settings.publishableKey, locale, shop: this.#options.shopOrigin };
  }

  /** Stripe's script has to come from Stripe; its release goes with the version of the library's interface. */
  get #library(): string {
    return `${this.#options.settings.standIn ?? 'https://js.stripe.com'}/endive/stripe.js`;
  }

  /** https://docs.stripe.com/security/guide#content-security-policy */
  get #sources(): ProviderSources {
    const { standIn } = this.#options.settings;
    if (standIn) return { script: [standIn], connect: [standIn], frame: [standIn] };
    return {
      script: ['https://*.js.stripe.com', 'https://js.stripe.com'],
      connect: ['https://api.stripe.com'],
      frame: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
      image: ['https://*.stripe.com'],
    };
  }

  async #sealed(page: string, claims: Record<string, string>, language: string): Promise<string> {
    const { secret, shopOrigin, now } = this.#options;
    const token = await seal(claims, 'payment-page', secret, now(), pageSeconds);
    return `${shopOrigin}${base}/${page}?${new URLSearchParams({ token, lang: language })}`;
  }
}
