import { getBag, patchBasket } from '@touchline/contract/basket/endpoints';
import { addCoupon } from '@touchline/contract/coupon/endpoints';
import { addGiftCard } from '@touchline/contract/giftCard/endpoints';
import * as payments from '@touchline/contract/payment/endpoints';
import {
  card,
  paymentMethodsAnswer,
} from '../../../packages/features/src/checkout/checkout/Checkout.fixtures.ts';
import { readyBasket } from '../../../packages/features/src/checkout/checkout/CheckoutSession.fixtures.ts';
import { ageNeeded } from '../../../packages/features/src/account/login/Login.fixtures.ts';
import type { ErrorCase, Raise, Told } from '../ErrorCase.ts';
import type { CodeOf } from '../errorCodes.ts';
import { choosing, inCheckout, paying, refusal, savingAddress, signingIn } from '../screens.tsx';
import { inCheckoutWords, inCodesWords, inLoginWords, inRecoveryWords } from '../words.ts';

type ServerCode = CodeOf<'server'>;

const atButton = (told: Told, raise: Raise): ErrorCase => ({ where: 'Checkout, by the button', told, raise });
const atAddress = (told: Told, raise: Raise): ErrorCase => ({
  where: 'Checkout, at the field of the address',
  told,
  raise,
});
const atLogin = (told: Told, raise: Raise): ErrorCase => ({ where: 'Sign in', told, raise });

const addressRefused = inCheckoutWords('address.refused');
const isOver = inCheckoutWords('pay.signIn.title');
const slotGone = inCheckoutWords('pay.slotGone.title');
const locked = inRecoveryWords('forgotPassword.blocked.lead');
const forgotten = inRecoveryWords('forgotPassword.lead');

const dearer = readyBasket();
const otherTotal = { ...dearer, pricing: { ...dearer.pricing, total: 280 } };

export const serverCases: Readonly<Record<ServerCode, ErrorCase>> = {
  InvalidParameters: atButton(
    inCheckoutWords('pay.methodGone.title'),
    paying(refusal(422, 'InvalidParameters')),
  ),
  PudoException: atButton(
    inCheckoutWords('pay.pointGone.title'),
    paying(refusal(422, 'PudoException', { reason: 'full' })),
  ),
  InvalidDataException: atButton(
    inCheckoutWords('pay.notReady.title'),
    paying(refusal(422, 'InvalidDataException')),
  ),
  invalid_shipping_address: atAddress(
    addressRefused,
    savingAddress(refusal(422, 'invalid_shipping_address')),
  ),
  invalid_billing_address: atAddress(addressRefused, savingAddress(refusal(422, 'invalid_billing_address'))),
  invalid_shipping_method_id_exception: {
    where: 'Checkout, delivery',
    told: inCheckoutWords('delivery.optionGone'),
    raise: choosing(refusal(422, 'invalid_shipping_method_id_exception')),
  },
  'delivery.invalidCountryForAddress': atAddress(
    addressRefused,
    savingAddress(refusal(422, 'delivery.invalidCountryForAddress')),
  ),
  INVALID_SESSION: {
    where: 'Checkout, above the payment methods',
    told: inCheckoutWords('payment.prepare.INVALID_SESSION'),
    raise: inCheckout(
      ({ server }) => {
        const over = refusal(500, 'INVALID_SESSION');
        const opened = { answer: paymentMethodsAnswer };
        // A failed read is repeated once.
        server.on(payments.getPaymentMethods, opened, over, over, opened);
      },
      ({ store }) => {
        store.payment.select(card.id);
        return store.payment.load({ keepsFrame: true });
      },
    ),
  },
  SessionEnded: atButton(isOver, paying(refusal(401, 'SessionEnded'))),
  SignInRequired: atButton(isOver, paying(refusal(403, 'SignInRequired'))),
  FreshSignInRequired: atButton(
    inCheckoutWords('pay.signInAgain.title'),
    paying(refusal(403, 'FreshSignInRequired')),
  ),
  NotPermitted: atButton(isOver, paying(refusal(403, 'NotPermitted'))),
  InvalidCredentials: atLogin(
    inLoginWords('myaccount.login.invalidCredentials'),
    signingIn(refusal(401, 'InvalidCredentials')),
  ),
  AgeConfirmationNeeded: atLogin(inLoginWords('login.age.title'), signingIn(ageNeeded)),
  InvalidCode: atLogin(
    inLoginWords('login.invalidCode.title'),
    signingIn(refusal(401, 'InvalidCode'), 'code'),
  ),
  CodeOver: atLogin(inLoginWords('login.codeOver.title'), signingIn(refusal(401, 'CodeOver'), 'code')),
  CodeJustSent: atLogin(
    inLoginWords('login.justSent.title'),
    signingIn(refusal(429, 'CodeJustSent'), 'sendCode'),
  ),
  ACCOUNT_LOCKED_CCI: atLogin(locked, signingIn(refusal(401, 'ACCOUNT_LOCKED_CCI'))),
  ACCOUNT_ACCESS_LOCKED: atLogin(forgotten, signingIn(refusal(401, 'ACCOUNT_ACCESS_LOCKED'))),
  InvalidCheckoutIdError: atButton(
    inCheckoutWords('pay.sessionOver.title'),
    paying(refusal(422, 'InvalidCheckoutIdError')),
  ),
  BasketChangedElsewhere: atButton(
    inCheckoutWords('pay.changedElsewhere.title'),
    paying(refusal(409, 'BasketChangedElsewhere'), ({ server }) =>
      server.on(getBag, { answer: readyBasket() }),
    ),
  ),
  IdempotencyKeyReused: atButton(
    inCheckoutWords('pay.unknown.title'),
    paying(refusal(409, 'IdempotencyKeyReused')),
  ),
  AmountMismatch: atButton(
    inCheckoutWords('pay.totalChanged.text'),
    paying(refusal(409, 'AmountMismatch'), ({ server }) =>
      server.on(getBag, { answer: otherTotal }).on(patchBasket, { answer: readyBasket() }),
    ),
  ),
  ScheduledSlotTaken: atButton(slotGone, paying(refusal(409, 'ScheduledSlotTaken'))),
  ScheduledSlotUnknown: atButton(slotGone, paying(refusal(409, 'ScheduledSlotUnknown'))),
  PersonLimitReached: atButton(
    inCheckoutWords('pay.personLimit.title', { product: 'Tempo 4', max: 1 }),
    paying(refusal(409, 'PersonLimitReached', { productName: 'Tempo 4', max: 1, left: 0 })),
  ),
  GiftCardNotUsable: {
    where: 'Checkout, at the field of the gift card',
    told: inCodesWords('giftcard.error.default'),
    raise: inCheckout(
      ({ server }) => server.on(addGiftCard, refusal(422, 'GiftCardNotUsable')),
      ({ store }) => {
        store.codes.type('giftCard', '0123 4567 89AB CDEF 0123');
        return store.codes.add('giftCard');
      },
    ),
  },
  CouponRefused: {
    where: 'Checkout, at the field of the coupon',
    told: inCodesWords('problem.EXPIRED'),
    raise: inCheckout(
      ({ server }) => server.on(addCoupon, refusal(422, 'CouponRefused', { statusCode: 'EXPIRED' })),
      ({ store }) => {
        store.codes.type('coupon', 'OVER-GB');
        return store.codes.add('coupon');
      },
    ),
  },
  RateLimited: atButton(inCheckoutWords('pay.rateLimited.title'), paying(refusal(429, 'RateLimited'))),
  NotFound: atButton(inCheckoutWords('pay.unknown.title'), paying(refusal(404, 'NotFound'))),
  Unavailable: atButton(inCheckoutWords('pay.unavailable.title'), paying(refusal(503, 'Unavailable'))),
};
