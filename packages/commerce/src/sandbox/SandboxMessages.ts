import type { CardFault, CardField } from './payment/readCard.ts';

/** All messages of the sandbox's pages. `{amount}`, `{digits}`, `{length}`, `{order}`, `{brand}`, `{brands}` are placeholders. */
export interface SandboxMessages {
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  readonly cardTitle: string;
  readonly labels: Readonly<Record<CardField, string>>;
  readonly expiryHint: string;
  readonly codeHint: string;
  readonly faults: Readonly<Record<CardFault, string>>;
  /** Choice of the brand of a card with two marks. */
  readonly network: string;
  readonly networkHint: string;
  readonly networkHintOnPage: string;
  readonly networkAny: string;
  readonly faultSummary: string;
  readonly hostedTitle: string;
  readonly pay: string;
  readonly giveUp: string;
  readonly stepTitle: string;
  readonly stepText: string;
  readonly stepApprove: string;
  readonly stepFail: string;
  readonly stepCancel: string;
  readonly stepDone: string;
  readonly stepBack: string;
  readonly sandboxNote: string;
  /** A voucher or QR code, as a till or a bank's app has it; `{day}` and `{amount}` as well. */
  readonly voucher: Readonly<
    Record<'title' | 'about' | 'until' | 'closed' | 'received' | 'payAnyway' | 'payPart' | 'expire', string>
  >;
  readonly over: string;
  readonly overText: string;
  readonly broken: string;
  readonly brokenText: string;
}
