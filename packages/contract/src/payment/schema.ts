import * as z from 'zod/mini';
import { Bank, DeferredPayment, PaymentConditions, PaymentFlow, PaymentProcessor } from '../market/schema.ts';
import { DeviceWallet } from '../market/deviceWallet.ts';
import { paymentErrorTypes } from '../codes.ts';
import { documentTypes, personTypes } from './bankDocuments.ts';

/** A payment method for this basket (checkout document, section 3). */
export const PaymentMethod = z.object({
  id: z.string(),
  /** Name in the language of the site. */
  name: z.string(),
  async: z.boolean(),
  paymentProcessor: PaymentProcessor,
  /** Whether `flow` is `inlineCard` (checkout document, section 3). */
  inlineFlow: z.boolean(),
  flow: PaymentFlow,
  /** Checked again by the page when the basket changes. */
  conditions: z.optional(PaymentConditions),
  earlyCapture: z.boolean(),
  /** How and until when it is paid later; of methods with the flow `deferred`. */
  deferred: z.optional(DeferredPayment),
  /** What paying this way costs, in the market's currency; it is in the basket's total. */
  fee: z.optional(z.number()),
  banks: z.array(Bank),
  cards: z.array(z.object({ name: z.string(), cardType: z.string() })),
  installmentsPromotion: z.optional(z.string()),
  installmentsSupport: z.boolean(),
  /** The provider can keep what pays for the account that is signed in. */
  canBeKept: z.optional(z.boolean()),
  /** Name of the service on its mark: `Klarna`. */
  mark: z.optional(z.string()),
  /** The wallet that signed in at the checkout pays at once, without another page. */
  isSignedIn: z.optional(z.boolean()),
  /** What the device is asked with; of methods with the flow `deviceWallet`, where the provider takes them. */
  wallet: z.optional(DeviceWallet),
});
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** What a bank asks for before it opens its page. Passed on to the payment provider, and kept by nobody here. */
export const BankChoice = z.object({
  /** `pseCode` of one of the method's banks. */
  bank: z.string().check(z.maxLength(12)),
  personType: z.enum(personTypes),
  documentType: z.enum(documentTypes),
  documentNumber: z.string().check(z.maxLength(20)),
});
export type BankChoice = z.infer<typeof BankChoice>;

/** What the device's wallet gave out for one payment, as text. Passed on to the payment provider, and kept by nobody here. */
export const WalletToken = z.string().check(z.minLength(1), z.maxLength(16_000));

/** Data the page needs to show the provider's card fields. */
export const PaymentSession = z.object({
  /** Processor whose methods this session pays. */
  paymentProcessor: PaymentProcessor,
  checkoutId: z.string(),
  /** URL of the provider's frame with the card fields. */
  frameUrl: z.string(),
  /** Origin of the frame's messages. */
  frameOrigin: z.string(),
  expiresAt: z.string(),
});
export type PaymentSession = z.infer<typeof PaymentSession>;

export const PaymentMethods = z.object({
  paymentMethods: z.array(PaymentMethod),
  /** Only with `startPaymentSession=true`. */
  configuration: z.optional(PaymentSession),
});
export type PaymentMethods = z.infer<typeof PaymentMethods>;

/** Why a payment failed. `errorCode` is the bank's decline code, if there is one. */
export const PaymentError = z.object({
  errorType: z.enum(paymentErrorTypes),
  errorCode: z.string(),
  message: z.string(),
  paymentMethodId: z.string(),
});
export type PaymentError = z.infer<typeof PaymentError>;

/**
 * A bot check challenge; `kind` names the solver.
 * - `altcha`: the caller's computer works on `challenge`.
 * - `provider`: a script at `origin` defines the element `name`, which gives out a token for `siteKey`.
 */
export const BotChallenge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('altcha'), challenge: z.string() }),
  z.object({ kind: z.literal('provider'), origin: z.string(), name: z.string(), siteKey: z.string() }),
]);
export type BotChallenge = z.infer<typeof BotChallenge>;

/** How an order is paid after it was made: at a shop, at a bank or in an app. Amounts in the order's currency. */
export const PaymentInstructions = z.object({
  /** `voucher`: a code and its barcode; `qr`: a code for the bank's app. */
  kind: z.enum(['voucher', 'qr']),
  /** What is typed, pasted or said at the till. */
  code: z.string(),
  /** Digits of the voucher's barcode (interleaved 2 of 5): an even number of them. */
  barcode: z.optional(z.string()),
  /** Address of the voucher as a document to print. */
  voucherUrl: z.optional(z.string()),
  /** Address of a picture of the QR code, where the provider has one. */
  qrCode: z.optional(z.string()),
  /** Text in the QR code. */
  qrData: z.optional(z.string()),
  /** Until when it can be paid, ISO 8601. */
  expiresAt: z.string(),
  /** The server's time of this answer, for a countdown that does not go by the device's clock; only where an order is read. */
  readAt: z.optional(z.string()),
  /** Paid so far, and what is left to pay. */
  received: z.number(),
  due: z.number(),
});
export type PaymentInstructions = z.infer<typeof PaymentInstructions>;

/** One way to pay a total in instalments. Amounts in the market's currency. */
export const InstallmentPlan = z.object({
  installmentPlanId: z.string(),
  /** What the basket is told with `installments`. */
  numberOfPayments: z.int(),
  /** What is paid each month, the first at once; the first also takes what can not be split evenly. Sums up to `total`. */
  split: z.array(z.number()),
  /** All that is paid; the order's total and `interest`. */
  total: z.number(),
  /** What the bank takes on top of the order's total; 0 where it is free of interest. */
  interest: z.number(),
  /** Percent a month; absent where it is free of interest. */
  monthlyRate: z.optional(z.number()),
  /** Only with these cards; absent where it is the same for all. */
  cardTypes: z.optional(z.array(z.string())),
});
export type InstallmentPlan = z.infer<typeof InstallmentPlan>;
