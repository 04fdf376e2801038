import { html } from 'hono/html';
import type { BrandDesign } from '../../../kernel/brand/BrandDesign.ts';
import { seal, unseal } from '../../../kernel/session/sealedClaims.ts';
import {
  donePage,
  overPage,
  paymentPage,
  type ProviderSources,
} from '../../../sales/payment/pages/paymentPage.ts';
import { paymentPageTexts } from '../../../sales/payment/pages/texts.ts';
import type { ProviderSession, SessionRequest } from '../../../sales/payment/PaymentProvider.ts';
import type { AdyenSettings } from '../../../sales/payment/ProviderSettings.ts';
import { toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { adyenDigits } from './adyenDigits.ts';
import { adyenFieldsScript, adyenStepScript } from './adyenScripts.ts';

export interface AdyenPagesOptions {
  readonly settings: AdyenSettings;
  /** Signs the addresses of the pages. */
  readonly secret: string;
  readonly shopOrigin: string;
  readonly design: BrandDesign;
  readonly now: () => Date;
}

/** What the pages tell of a payment; the provider asks Adyen about it. */
export interface AdyenReturns {
  /** The bank's step gave this; answers a further step, if there is one. */
  details(paymentId: string, details: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Adyen's own page sent the shopper back with this. */
  sessionResult(paymentId: string, result: string): Promise<void>;
}

const base = '/payment-pages/adyen';
const sessionSeconds = 1_800;
const pageSeconds = 3_600;
/** Version of Adyen's script; it is loaded from Adyen, with the styles of the same version. */
const version = '6.45.2';
const brands =
  'visa mc amex maestro discover diners jcb cup bcmc cartebancaire elo hipercard troy rupay'.split(' ');

/** The pages of the shop in which Adyen's script runs, and those that follow Adyen's own. */
export class AdyenPages {
  readonly #options: AdyenPagesOptions;

  constructor(options: AdyenPagesOptions) {
    this.#options = options;
  }

  /** A session for the card's fields: valid for one basket. */
  async createSession({ reference, language, amount, country }: SessionRequest): Promise<ProviderSession> {
    const { secret, shopOrigin, now } = this.#options;
    const claims = { ref: reference, minor: amount?.minor, cur: amount?.currency, country };
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

  /** The address of the bank's step. What Adyen's script needs for it never reaches a server. */
  async stepOf(
    paymentId: string,
    language: string,
    action: unknown,
  ): Promise<{ url: string; origin: string }> {
    const bytes = new TextEncoder().encode(JSON.stringify(action));
    const hash = encodeURIComponent(btoa(String.fromCharCode(...bytes)));
    return {
      url: `${await this.#sealed('step', { pid: paymentId }, language)}#${hash}`,
      origin: this.#options.shopOrigin,
    };
  }

  /** Where a bank sends a browser back to, when it takes it away from the page. */
  doneUrl(paymentId: string, language: string): Promise<string> {
    return this.#sealed('done', { pid: paymentId }, language);
  }

  /** Where Adyen's own page sends shoppers back to. */
  backUrl(paymentId: string, returnUrl: string, language: string): Promise<string> {
    return this.#sealed('back', { pid: paymentId, back: returnUrl }, language);
  }

  async answer(request: Request, returns: AdyenReturns): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { design, shopOrigin, secret, now } = this.#options;
    const texts = await paymentPageTexts(searchParams.get('lang') ?? undefined);
    const look = { texts, design, shopOrigin };
    if (pathname === `${base}/card`) {
      const session = await unseal(searchParams.get('session') ?? '', 'payment-session', secret, now());
      return session ? this.#fields(session, look) : overPage(look);
    }
    const token = searchParams.get('token') ?? '';
    const claims = await unseal(token, 'payment-page', secret, now());
    const paymentId = claims?.['pid'];
    if (!claims || typeof paymentId !== 'string') return overPage(look);
    if (pathname === `${base}/details` && request.method === 'POST') {
      const details = (await request.json().catch(() => ({}))) as Record<string, unknown>;
      return Response.json({ action: await returns.details(paymentId, details) });
    }
    if (pathname === `${base}/done`) {
      const redirectResult = searchParams.get('redirectResult');
      if (redirectResult) await returns.details(paymentId, { details: { redirectResult } });
      return donePage(look);
    }
    if (pathname === `${base}/back`) {
      const result = searchParams.get('sessionResult');
      if (result) await returns.sessionResult(paymentId, result);
      return new Response(null, { status: 303, headers: { location: String(claims['back']) } });
    }
    if (pathname !== `${base}/step`) return overPage(look);
    return paymentPage({
      ...look,
      title: texts.step,
      body: html`<div id="fields"></div>`,
      settings: {
        ...this.#script(texts.htmlLang),
        details: `${base}/details?${new URLSearchParams({ token, lang: texts.htmlLang })}`,
      },
      library: this.#library,
      script: adyenStepScript,
      sources: this.#sources,
    });
  }

  #fields(
    claims: Readonly<Record<string, unknown>>,
    look: Pick<Parameters<typeof paymentPage>[0], 'texts' | 'design' | 'shopOrigin'>,
  ): Promise<Response> {
    const currency = String(claims['cur'] ?? 'EUR');
    const value = toProviderMinor({ minor: Number(claims['minor'] ?? 0), currency }, adyenDigits);
    return paymentPage({
      ...look,
      title: look.texts.fields,
      body: html`<div id="fields"></div>`,
      settings: {
        ...this.#script(look.texts.htmlLang),
        ...{ amount: { value, currency }, country: claims['country'], brands },
      },
      library: this.#library,
      script: adyenFieldsScript,
      sources: this.#sources,
    });
  }

  #script(locale: string) {
    const { settings, shopOrigin } = this.#options;
    return { key: settings.clientKey, environment: this.#environment, locale, shop: shopOrigin };
  }

  get #environment(): string {
    const { livePrefix, liveRegion } = this.#options.settings;
    if (livePrefix === undefined) return 'test';
    return liveRegion === undefined ? 'live' : `live-${liveRegion}`;
  }

  get #origin(): string {
    return this.#options.settings.standIn ?? `https://checkoutshopper-${this.#environment}.adyen.com`;
  }

  get #library() {
    const folder = `${this.#origin}/checkoutshopper/sdk/${version}`;
    return { script: `${folder}/adyen.js`, style: `${folder}/adyen.css` };
  }

  /** https://docs.adyen.com/online-payments/web-best-practices; a bank's step is a page of the bank's, in a frame or a form. */
  get #sources(): ProviderSources {
    const origin = this.#origin;
    const banks = this.#options.settings.standIn ? [origin] : ['https:'];
    return {
      script: [origin],
      style: [origin],
      connect: [origin],
      image: [origin],
      frame: banks,
      form: banks,
    };
  }

  async #sealed(page: string, claims: Record<string, string>, language: string): Promise<string> {
    const { secret, shopOrigin, now } = this.#options;
    const token = await seal(claims, 'payment-page', secret, now(), pageSeconds);
    return `${shopOrigin}${base}/${page}?${new URLSearchParams({ token, lang: language })}`;
  }
}
