import { isEmail } from '@touchline/contract/contact/emailAddress';
import { declineCodes } from '@touchline/contract/codes';
import { cutText } from '@touchline/contract/cutText';
import { toWire } from '@touchline/contract/money';
import type { Context, Hono } from 'hono';
import type { Html } from '../../pages/layout.ts';
import { saveCard } from '../saveCard.ts';
import { approved, settleOutcome, type Settling } from '../settleOutcome.ts';
import type { SandboxPayment } from '../SandboxLedger.ts';
import { scenarioOf, type Scenario } from '../scenarios.ts';
import type { SandboxMessages } from '../../SandboxMessages.ts';
import { planOf } from './planOf.ts';
import { confirmPage, planPage, signInPage, type ServicePage } from './servicePages.ts';
import { serviceMessagesOf } from './serviceMessagesOf.ts';
import { declinesOf, otherOutcomes, serviceOf, type OtherOutcome, type PaymentService } from './serviceOf.ts';

interface Seen {
  readonly messages: SandboxMessages;
  readonly query: URLSearchParams;
  readonly style: string;
  readonly nonce: string;
}

export interface ServiceRoutes extends Settling {
  readonly secret: string;
  readonly shopOrigin: string;
  /** Name of the shop, as a payee. */
  readonly payee: string;
  see(context: Context): Promise<Seen>;
  show(page: Html, seen: Seen, status: number, inFrame: boolean): Promise<Response>;
  over(seen: Seen): Promise<Response>;
  /** The payment that waits behind a page, and what the page was opened with. */
  opened(token: string): Promise<{ payment: SandboxPayment; bank: string | undefined } | undefined>;
  amountOf(
    payment: Pick<SandboxPayment, 'amountMinor' | 'currency' | 'language'>,
    messages: SandboxMessages,
  ): string;
}

/** Milliseconds in which a bank decides that takes its time. */
const decidesIn = 10_000;

/** The pages of wallets, plans and banks, below `/sandbox/service`. They work without script. */
export function serviceRoutes(app: Hono, routes: ServiceRoutes): void {
  const { see, show, over, opened, amountOf, payee, shopOrigin, now } = routes;
  const path = '/sandbox/service/:token';

  const pageOf = async (
    seen: Seen,
    { payment, bank }: { payment: SandboxPayment; bank: string | undefined },
    service: PaymentService,
  ): Promise<ServicePage> => ({
    ...{ ...seen, service, bank, payee, orderId: payment.orderId },
    texts: await serviceMessagesOf(seen.messages.htmlLang),
    amount: amountOf(payment, seen.messages),
  });

  const first = (page: ServicePage, payment: SandboxPayment, isWrong = false, who = ''): Html =>
    page.service.plan
      ? planPage(page, plannedOf(page, payment, page.service.plan), isWrong)
      : signInPage(page, who, isWrong);

  const plannedOf = (
    { messages, texts }: ServicePage,
    payment: SandboxPayment,
    plan: NonNullable<PaymentService['plan']>,
  ) => {
    const { currency, language, amountMinor } = payment;
    const day = new Intl.DateTimeFormat(language || messages.htmlLang, { dateStyle: 'long' });
    return planOf(plan, amountMinor, now()).map(({ at, minor }) => ({
      on: at.getTime() === now().getTime() ? texts.planToday : day.format(at),
      sum: amountOf({ amountMinor: minor, currency, language }, messages),
    }));
  };

  app.get(path, async (context) => {
    const seen = await see(context);
    const found = await opened(context.req.param('token'));
    const service = serviceOf(found?.payment.methodId ?? null);
    if (!found || !service) return over(seen);
    return show(first(await pageOf(seen, found, service), found.payment), seen, 200, false);
  });

  app.post(path, async (context) => {
    const seen = await see(context);
    const found = await opened(context.req.param('token'));
    const service = serviceOf(found?.payment.methodId ?? null);
    if (!found || !service) return over(seen);
    const { payment } = found;
    const form = await context.req.parseBody();
    const who = cutText(String(form['who'] ?? '').trim(), 80);
    const back = () => context.redirect(payment.returnUrl ?? shopOrigin, 303);
    const page = await pageOf(seen, found, service);
    switch (form['action']) {
      case 'next':
        if (!isSomebody(service, who)) return show(first(page, payment, true, who), seen, 422, false);
        return show(confirmPage(page, who), seen, 200, false);
      case 'approve': {
        if (service.plan && form['agree'] !== 'yes')
          return show(first(page, payment, true), seen, 422, false);
        await keep(payment, who);
        await settleOutcome(routes, payment, scenarioOf('', payment.amountMinor));
        return back();
      }
      case 'try':
        await settleTried(payment, service, String(form['outcome']));
        return back();
      default:
        await settleOutcome(routes, payment, { kind: 'decline', code: 'PaymentInterrupted' });
        return back();
    }
  });

  async function settleTried(
    payment: SandboxPayment,
    { kind }: PaymentService,
    outcome: string,
  ): Promise<void> {
    const code = declineCodes.find((one) => one === outcome && declinesOf[kind].includes(one));
    const other = otherOutcomes.find((one) => one === outcome);
    if (other === 'processing' || other === 'processingRefused') return decideLater(payment, other);
    const scenario: Scenario = code ? { kind: 'decline', code } : { kind: other ?? 'approve' };
    await settleOutcome(routes, payment, scenario);
  }

  /** The bank has what it needs, and decides a little later. */
  async function decideLater(
    payment: SandboxPayment,
    outcome: Extract<OtherOutcome, `processing${string}`>,
  ): Promise<void> {
    const { ledger, events } = routes;
    const end = outcome === 'processing' ? approved(payment).state : 'declined';
    await ledger.process(payment.id, new Date(now().getTime() + decidesIn), end);
    events.after(decidesIn, async () => {
      const decided = await ledger.decide(payment.paymentId, now());
      if (decided) await events.deliver(decided);
    });
  }

  /** Keeps the account at the wallet where the shopper asked for that. */
  async function keep(payment: SandboxPayment, who: string): Promise<void> {
    if (payment.methodId !== 'PAYPAL' || payment.keepsFor === null) return;
    const { ledger, secret } = routes;
    const kept = await saveCard(
      ledger,
      secret,
      { keeps: true, customer: payment.keepsFor },
      { scenario: { kind: 'approve' }, fingerprint: `wallet.${who.toLowerCase()}`, brand: 'PAYPAL' },
    );
    if (kept) await ledger.noteKept(payment.id, kept);
  }
}

const isSomebody = ({ kind }: PaymentService, who: string): boolean =>
  kind === 'bank' ? /^\d{4,20}$/.test(who) : isEmail(who);

/** An amount in the language of its payment. */
export const shownAmount = (
  { amountMinor, currency, language }: Pick<SandboxPayment, 'amountMinor' | 'currency' | 'language'>,
  { htmlLang }: SandboxMessages,
): string =>
  new Intl.NumberFormat(language || htmlLang, { style: 'currency', currency }).format(
    toWire(amountMinor, currency),
  );
