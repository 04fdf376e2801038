import { declineCodes, type DeclineCode } from '@touchline/contract/codes';
import { luhnDigit } from './luhn.ts';

/**
 * What the sandbox does with a payment.
 * - `approve`, `decline`: at once.
 * - `step`: the bank wants a challenge; its buttons decide.
 * - `delay`: approves after three seconds.
 * - `hang`: never answers and takes nothing.
 * - `lose`: approves, but the answer never arrives; an event settles it.
 * - `late`: approves without an answer, and the event comes only when the shop asks or after a while.
 * - `eventsTwice`, `eventsReversed`: approve with an answer that is lost, and tell it twice, or capture before authorise.
 * - `voidLater`: approves; ten seconds later the reservation is given up.
 * - `refundLater`, `partRefundLater`: take the money; ten seconds later all or half of it is given back.
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
        | 'voidLater'
        | 'refundLater'
        | 'partRefundLater';
    }
  | { readonly kind: 'decline'; readonly code: DeclineCode };

/** One row of the table of test cards; any expiry in the future and any security code go with it. */
export interface TestCard {
  readonly number: string;
  readonly brand: string;
  readonly scenario: Scenario;
  /** What happens, in a sentence for the docs page. */
  readonly what: string;
}

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

/** The documented test cards. A valid number that is not in the table is approved. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', 'VISA', { kind: 'approve' }, 'Approved.'),
  card('5555555555554444', 'MASTERCARD', { kind: 'approve' }, 'Approved.'),
  card('378282246310005', 'AMEX', { kind: 'approve' }, 'Approved; the security code has four digits.'),
  card('6011111111111117', 'DISCOVER', { kind: 'approve' }, 'Approved.'),
  card('3530111333300000', 'JCB', { kind: 'approve' }, 'Approved.'),
  card('30569309025904', 'DINERS', { kind: 'approve' }, 'Approved.'),
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
];

/** Totals in minor units that script the outcome, whatever the card: 70.02 in euros is 7002. */
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
];

/** What happens to a card: the amount speaks first, then the number. */
export function scenarioOf(cardNumber: string, amountMinor: number): Scenario {
  return (
    testAmounts.find(({ minor }) => minor === amountMinor)?.scenario ??
    testCards.find(({ number }) => number === cardNumber)?.scenario ?? { kind: 'approve' }
  );
}
