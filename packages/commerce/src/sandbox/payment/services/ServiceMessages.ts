import type { OtherOutcome } from './serviceOf.ts';

/** Texts of the pages of wallets, plans and banks. `{service}`, `{amount}`, `{order}`, `{days}`, `{code}` are placeholders. */
export interface ServiceMessages {
  readonly signIn: string;
  readonly walletText: string;
  readonly email: string;
  readonly emailWrong: string;
  readonly bankText: string;
  readonly customerNumber: string;
  readonly customerNumberHint: string;
  readonly customerNumberWrong: string;
  readonly next: string;
  readonly confirmTitle: string;
  readonly account: string;
  readonly paidFrom: string;
  readonly balance: string;
  readonly payee: string;
  readonly reference: string;
  readonly amount: string;
  readonly planInParts: string;
  readonly planLater: string;
  readonly planNow: string;
  readonly planToday: string;
  readonly planTotal: string;
  readonly planAgree: string;
  readonly planAgreeMissing: string;
  readonly planConfirm: string;
  readonly appTitle: string;
  readonly appText: string;
  readonly appApprove: string;
  readonly appRefuse: string;
  readonly tryTitle: string;
  readonly tryLabel: string;
  readonly tryButton: string;
  readonly decline: string;
  readonly outcomes: Readonly<Record<OtherOutcome, string>>;
}
