import { declineKey } from '../../../packages/features/src/checkout/declined/declineMessage.ts';
import * as payments from '@touchline/contract/payment/endpoints';
import type { DeclineCode } from '@touchline/contract/codes';
import { card } from '../../../packages/features/src/checkout/checkout/Checkout.fixtures.ts';
import { when } from 'mobx';
import type { ErrorCase } from '../ErrorCase.ts';
import type { AnswerError, CodeOf } from '../errorCodes.ts';
import { declined, inCheckout, paying, refusal } from '../screens.tsx';
import { inCheckoutWords, inDeclinedWords } from '../words.ts';

const aboveMethods = 'Checkout, above the payment methods';
const inSummary = 'Checkout, in the summary and at the card fields';
const byButton = 'Checkout, by the button';

const declinedBy = (code: DeclineCode): ErrorCase => ({
  where: aboveMethods,
  told: { ...inDeclinedWords('confirm.error.paymentdeclined.unknown'), key: declineKey(code) ?? '' },
  raise: declined(code),
});

export const declinedCases: Readonly<Record<CodeOf<'declined'>, ErrorCase>> = {
  CardError: declinedBy('CardError'),
  CountryError: declinedBy('CountryError'),
  InformationError: declinedBy('InformationError'),
  SecurityAuthenticationError: declinedBy('SecurityAuthenticationError'),
  TemporaryError: declinedBy('TemporaryError'),
  BankDeclinedError: declinedBy('BankDeclinedError'),
  InsufficientFundsError: declinedBy('InsufficientFundsError'),
  InvalidAddressByAcquirer: declinedBy('InvalidAddressByAcquirer'),
  ProductItemNotAvailableException: declinedBy('ProductItemNotAvailableException'),
  PaymentInterrupted: declinedBy('PaymentInterrupted'),
};

/** The provider's fields say that one of them is wrong. */
const wrongField = (field: 'creditCard' | 'expiryDate'): ErrorCase => ({
  where: inSummary,
  told: inCheckoutWords(`payment.card.${field}`),
  raise: inCheckout(
    () => undefined,
    async ({ store }) => {
      store.payment.select(card.id);
      await when(() => store.frame.status === 'ready');
      store.frame.handleMessage({ type: 'payment-invalid', fields: [field] });
      store.countAttempt();
    },
  ),
});

export const paymentCases: Readonly<Record<CodeOf<'payment'>, ErrorCase>> = {
  validation_error: wrongField('expiryDate'),
  luhn_validation_error: wrongField('creditCard'),
  api_error: {
    where: aboveMethods,
    told: inCheckoutWords('payment.prepare.prepareFailed'),
    raise: inCheckout(({ server }) => server.on(payments.getPaymentMethods, refusal(503, 'Unavailable'))),
  },
  error: {
    where: aboveMethods,
    told: inDeclinedWords('confirm.error.paymentdeclined.unknown'),
    raise: declined('NotInTheList'),
  },
  user_is_blocked_by_recaptcha: {
    where: aboveMethods,
    told: inCheckoutWords('payment.prepare.recaptchaBlock'),
    raise: paying(refusal(428, 'user_is_blocked_by_recaptcha', { canProve: false })),
  },
};

const atPaying = (told: ErrorCase['told'], raise: ErrorCase['raise']): ErrorCase => ({
  where: byButton,
  told,
  raise,
});
const unknown = inCheckoutWords('pay.unknown.title');
const isOver = inCheckoutWords('pay.signIn.title');
const unavailable = inCheckoutWords('pay.unavailable.title');

export const answerCases: Readonly<Record<AnswerError, ErrorCase>> = {
  Offline: atPaying(unknown, paying('offline')),
  Timeout: atPaying(unknown, paying(refusal(504, 'Unavailable'))),
  Unauthorised: atPaying(isOver, paying(refusal(401, 'INVALID_SESSION'))),
  Forbidden: atPaying(isOver, paying(refusal(403, 'NotPermitted'))),
  NotFound: atPaying(unknown, paying(refusal(404, 'NotFound'))),
  RateLimited: atPaying(inCheckoutWords('pay.rateLimited.title'), paying(refusal(429, 'RateLimited'))),
  Refused: atPaying(unavailable, paying(refusal(409, 'SomethingNew'))),
  Unavailable: atPaying(unavailable, paying(refusal(503, 'Unavailable'))),
  BadResponse: atPaying(unknown, paying(refusal(502, 'Unavailable'))),
};
