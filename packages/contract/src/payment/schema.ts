import * as z from 'zod/mini';
import { Bank, PaymentConditions, PaymentFlow, PaymentProcessor } from '../market/schema.ts';
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
