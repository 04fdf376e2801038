import type { PaymentEvent, PaymentEventType } from '../../sales/payment/PaymentProvider.ts';
import type { SandboxLedger, SandboxPayment } from './SandboxLedger.ts';
import { toProviderPayment } from './SandboxProvider.ts';
import { signatureOf } from '../../kernel/session/bodySignature.ts';
import { signatureHeader } from './signatureHeader.ts';

export interface SandboxEventsOptions {
  readonly ledger: SandboxLedger;
  readonly secret: string;
  /** Base of the shop's API: events go to `{shopApi}/api/payment-events/{processor}`. */
  readonly shopApi: string;
  /** Delivers events: the platform's fetch, or the shop's app itself. */
  readonly deliver: (request: Request) => Promise<Response>;
  readonly now: () => Date;
  /** Runs a function later; tests call `deliverDue` themselves. */
  readonly later: (milliseconds: number, run: () => void) => void;
}

const typeOf: Readonly<Record<SandboxPayment['state'], PaymentEventType>> = {
  waiting: 'payment.part_paid',
  authorised: 'payment.authorised',
  captured: 'payment.captured',
  declined: 'payment.declined',
  voided: 'payment.voided',
  refunded: 'payment.refunded',
};

/** Sends payment events to the shop, repeatedly until the shop confirms them. */
export class SandboxEvents {
  readonly #options: SandboxEventsOptions;

  constructor(options: SandboxEventsOptions) {
    this.#options = options;
  }

  /** Runs something after these milliseconds. */
  after(milliseconds: number, run: () => Promise<void>): void {
    this.#options.later(milliseconds, () => void run().catch(() => undefined));
  }

  /** Queues one event with the current state of a payment; none for one that waits without money. */
  async deliver(payment: SandboxPayment, delay = 0): Promise<void> {
    if (payment.state === 'waiting' && payment.capturedMinor === 0) return;
    await this.#queue(this.#event(payment, typeOf[payment.state]), payment.processor, delay);
  }

  /** Queues the same event twice. */
  async deliverTwice(payment: SandboxPayment, delay: number): Promise<void> {
    const event = this.#event(payment, typeOf[payment.state]);
    await this.#queue(event, payment.processor, delay);
    await this.#queue(event, payment.processor, delay);
  }

  /** Queues two events with the later one first. */
  async deliverInReverse(payment: SandboxPayment, delay: number): Promise<void> {
    const captured = this.#event(payment, 'payment.captured');
    const authorised = this.#event(
      { ...payment, state: 'authorised', capturedMinor: 0 },
      'payment.authorised',
    );
    await this.#queue(captured, payment.processor, delay);
    await this.#queue(authorised, payment.processor, delay);
  }

  /** Sends due events. Call it at intervals: an unconfirmed event is repeated after increasing delays. */
  async deliverDue(): Promise<number> {
    const { ledger, now, deliver, secret, shopApi } = this.#options;
    const due = await ledger.takeDue(now());
    for (const { id, body } of due) {
      const { processor, event } = JSON.parse(body) as { processor: string; event: PaymentEvent };
      const rawBody = JSON.stringify(event);
      try {
        const answer = await deliver(
          new Request(`${shopApi}/api/payment-events/${processor}`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              [signatureHeader]: await signatureOf(rawBody, secret, now()),
            },
            body: rawBody,
          }),
        );
        if (answer.ok) await ledger.delivered(id, now());
      } catch {
        // Not confirmed: it stays in the queue and is due again later.
      }
    }
    return due.length;
  }

  #event(payment: SandboxPayment, type: PaymentEventType): PaymentEvent {
    return { id: crypto.randomUUID(), type, payment: toProviderPayment(payment) };
  }

  async #queue(event: PaymentEvent, processor: string, delay: number): Promise<void> {
    const { ledger, now, later } = this.#options;
    await ledger.queue({
      id: crypto.randomUUID(),
      body: JSON.stringify({ processor, event }),
      dueAt: new Date(now().getTime() + delay),
    });
    later(delay + 10, () => void this.deliverDue().catch(() => undefined));
  }
}
