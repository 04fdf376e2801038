import type { PaymentProvider } from '../../../sales/payment/PaymentProvider.ts';
import type { ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type { Log } from '../../../kernel/ports/Log.ts';

/** Cards of a provider's documentation, by what happens to them. */
export type TestCardKind = 'good' | 'poor' | 'asks';

/** An event as it comes to the shop. */
export interface SentEvent {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider with a double of its interface, and what shoppers, banks and the provider do there. */
export interface ProviderHarness {
  readonly provider: PaymentProvider;
  /** What its fields give out for a card. */
  token(card: TestCardKind): string;
  /** The shopper finishes the bank's step in the page at this address. */
  finishStep(url: string, isConfirmed: boolean): Promise<void>;
  /** The shopper pays on the provider's own page, with a card that it may refuse. */
  payPage(card: TestCardKind): Promise<void>;
  /** The provider sends the shopper back who has paid on its page. */
  comeBack(): Promise<void>;
  /** The shopper leaves the provider's own page by the provider's link back. */
  leavePage(): Promise<void>;
  /** Authorisations take effect, and their answers are lost. */
  loseAnswer(): void;
  /** No call reaches the provider. */
  goAway(): void;
  /** The events that the provider sends about what has happened to the last payment, in order. */
  events(): Promise<SentEvent[]>;
  /** The last operation of this kind fails, which the provider had accepted: the event that says so. */
  failOperation(kind: 'capture' | 'refund'): Promise<SentEvent>;
  /** The last event again, with a signature of somebody else. */
  forged(): Promise<SentEvent>;
  /** How many minor units are authorised, captured and refunded at the provider. */
  books(): { held: number; captured: number; refunded: number };
  close(): Promise<void>;
}

export interface HarnessOptions {
  readonly ledger: ProviderLedger;
  readonly shopOrigin: string;
  readonly now: () => Date;
  readonly log: Log;
}
