import { declineCodes, type DeclineCode } from '@touchline/contract/codes';
import { luhnDigit } from './luhn.ts';

/**
 * Behaviour of the sandbox for a payment.
 * - `approve`, `decline`: immediately.
 * - `step`: the bank requires a challenge; its buttons decide.
 * - `delay`: approves after three seconds.
 * - `hang`: never responds and charges nothing.
 * - `lose`: approves, but the response never arrives; an event settles it.
 * - `late`: approves without a response, and the event comes only when the shop asks or after a while.
 * - `eventsTwice`, `eventsReversed`: approve with a lost response, then send the event twice, or capture before authorise.
 * - `voidLater`: approves; ten seconds later the authorisation is voided.
 * - `endSession`: the session of the card's fields is over: paying says so, and so does preparing with an open session.
 * - `refundLater`, `partRefundLater`: capture the money; ten seconds later all or half of it is refunded.
 */
export type Scenario =
  | {
      readonly kind:
        | 'approve'
        | 'step'
        | 'delay'
        | 'hang'
        | 'lose'
        | 'late'
        | 'eventsTwice'
        | 'eventsReversed'
        | 'endSession'
        | 'voidLater'
        | 'refundLater'
        | 'partRefundLater';
    }
  | { readonly kind: 'decline'; readonly code: DeclineCode };

/** One test card; any future expiry date and any security code are accepted. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly scenario: Scenario;
  /** Description of the outcome for the docs page. */
  readonly what: string;
}

/** A number of a brand that begins like this, with its check digit. */
const ofBrand = (prefix: string): string => {
  const start = prefix.padEnd(15, '0');
  return start + luhnDigit(start);
};
const scripted = (code: number): string => {
  const start = `400000000000${String(code).padStart(3, '0')}`;
  return start + luhnDigit(start);
};
const card = (number: string, brand: string, scenario: Scenario, what: string): TestCard => ({
  number,
  brand,
  scenario,
  what,
});

/** The documented test cards. Any other valid number is approved. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'VISA', { kind: 'approve' }, 'Approved.'),
  card('5555555555554444', 'MASTERCARD', { kind: 'approve' }, 'Approved.'),
  card('378282246310005', 'AMEX', { kind: 'approve' }, 'Approved; the security code has four digits.'),
  card('6011111111111117', 'DISCOVER', { kind: 'approve' }, 'Approved.'),
  card('3530111333300000', 'JCB', { kind: 'approve' }, 'Approved.'),
  card('30569309025904', 'DINERS', { kind: 'approve' }, 'Approved.'),
  ...(
    [
      ['6759', 'MAESTRO'],
      ['2200', 'MIR'],
      ['606282', 'HIPERCARD'],
      ['509000', 'ELO'],
      ['6086', 'RUPAY'],
      ['9792', 'TROY'],
      ['6703', 'BANCONTACT'],
      ['603493', 'CENCOSUD'],
      ['589562', 'NARANJA'],
      ['5019', 'DANKORT'],
      ['62', 'UNIONPAY'],
    ] as const
  ).map(([prefix, brand]) => card(ofBrand(prefix), brand, { kind: 'approve' }, 'Approved.')),
  card(ofBrand('497010'), 'CARTES_BANCAIRES', { kind: 'approve' }, 'Approved; also a Visa, which is chosen.'),
  ...declineCodes.map((code, index) =>
    card(scripted(101 + index), 'VISA', { kind: 'decline', code }, `Declined with ${code}.`),
  ),
  card(scripted(201), 'VISA', { kind: 'step' }, 'The bank asks for a step: approve, fail or cancel it.'),
  card(scripted(202), 'VISA', { kind: 'delay' }, 'Approved after three seconds.'),
  card(scripted(203), 'VISA', { kind: 'hang' }, 'Never answers and takes nothing: the order fails later.'),
  card(
    scripted(204),
    'VISA',
    { kind: 'lose' },
    'Approved, but the answer is lost: pending, then an event settles it.',
  ),
  card(
    scripted(205),
    'VISA',
    { kind: 'late' },
    'Approved without answer or event: the reconciliation finds it.',
  ),
  card(scripted(206), 'VISA', { kind: 'eventsTwice' }, 'Answer lost; the event comes twice and counts once.'),
  card(
    scripted(207),
    'VISA',
    { kind: 'eventsReversed' },
    'Answer lost; “captured” comes before “authorised”.',
  ),
  card(scripted(208), 'VISA', { kind: 'voidLater' }, 'Approved; ten seconds later it is voided.'),
  card(scripted(209), 'VISA', { kind: 'refundLater' }, 'Paid; ten seconds later all is refunded.'),
  card(scripted(210), 'VISA', { kind: 'partRefundLater' }, 'Paid; ten seconds later half is refunded.'),
  card(scripted(211), 'VISA', { kind: 'endSession' }, 'The session is over: nothing is taken.'),
];

/** Totals in minor units that decide the outcome for any card: 70.02 in euros is 7002. */
export const testAmounts: readonly {
  readonly minor: number;
  readonly scenario: Scenario;
  readonly what: string;
}[] = [
  { minor: 7001, scenario: { kind: 'step' }, what: 'The bank asks for a step.' },
  { minor: 7002, scenario: { kind: 'decline', code: 'BankDeclinedError' }, what: 'Declined by the bank.' },
  {
    minor: 7003,
    scenario: { kind: 'decline', code: 'InsufficientFundsError' },
    what: 'Declined: not enough money.',
  },
  { minor: 7004, scenario: { kind: 'delay' }, what: 'Approved after three seconds.' },
  { minor: 7005, scenario: { kind: 'hang' }, what: 'Never answers and takes nothing.' },
  { minor: 7006, scenario: { kind: 'lose' }, what: 'Approved, but the answer is lost.' },
  { minor: 7007, scenario: { kind: 'eventsTwice' }, what: 'Answer lost; the event comes twice.' },
  { minor: 7008, scenario: { kind: 'eventsReversed' }, what: 'Answer lost; the events come in reverse.' },
  { minor: 7009, scenario: { kind: 'endSession' }, what: 'The open session is over; a new one pays.' },
];

/** The scenario of a payment: the amount takes precedence over the card number. */
export function scenarioOf(cardNumber: string, amountMinor: number): Scenario {
  return (
    testAmounts.find(({ minor }) => minor === amountMinor)?.scenario ??
    testCards.find(({ number }) => number === cardNumber)?.scenario ?? { kind: 'approve' }
  );
}
