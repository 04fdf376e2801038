import * as z from 'zod/mini';
import { DeviceWallet } from './deviceWallet.ts';
import { AccountRules } from '../account/schema.ts';
import { MobileNumbers } from '../contact/schema.ts';
import { ConsentRegime, MarketConsents } from '../consent/schema.ts';
import { AnyFlagValue, FlagSetting } from '../flags/schema.ts';
import { MarketInvoicing } from '../invoicing/schema.ts';
import { LoyaltyRules } from '../loyalty/schema.ts';
import { MarketDocument } from '../permissions/schema.ts';
import { PickupPointType } from '../pickup/schema.ts';
import { Scheduling } from '../scheduling/schema.ts';

/** A language of the market; each is a site with its own two-letter site path. */
export const Language = z.object({
  /** BCP 47 language: `en`, `de`, `fr`, `ko`. */
  code: z.string(),
  label: z.string(),
  sitePath: z.string(),
});
export type Language = z.infer<typeof Language>;

/** One field of an address form, in the market's usual order. */
export const AddressField = z.object({
  name: z.enum(['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'region']),
  required: z.boolean(),
  maxLength: z.int(),
  /** Source of a regular expression that the trimmed value has to match. */
  pattern: z.optional(z.string()),
  /** Example shown in the error message: `M4 3AQ`. */
  example: z.optional(z.string()),
  autoComplete: z.string(),
  inputMode: z.optional(z.enum(['text', 'numeric'])),
  /** Expected length in characters; sets the width of the field. */
  size: z.optional(z.int()),
  /** Options to choose from, such as states. */
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** Key of the label where the market uses its own term: `zipCode`, `postcode`, `postalCode`, `state` … */
  label: z.optional(z.string()),
});
export type AddressField = z.infer<typeof AddressField>;

export const shippingTypes = ['home', 'express', 'pudo', 'cnc', 'egiftcard', 'digital'] as const;
export const ShippingType = z.enum(shippingTypes);
export type ShippingType = z.infer<typeof ShippingType>;

/** Carrier service types and classes (checkout document, section 3). */
export const carrierServices = [
  'SHIPTOSTORE',
  'EXPRESS',
  'STANDARD DELIVERY',
  'NONE',
  'PREMIUM',
  'PRIME',
  'SHIPTOPUDO',
  'SCHEDULED',
  'STANDARD',
  'GROUND',
  'GROUND_INLINE',
] as const;

/** Pages that a shop may have to have by law. */
export const legalPages = ['terms', 'privacy', 'imprint', 'cookies'] as const;
export type LegalPage = (typeof legalPages)[number];

/** What a market promises of returns. */
export const ReturnConditions = z.object({
  /** What sending goods back costs the shopper, in the currency's unit; 0 where it is free. */
  cost: z.optional(z.number().check(z.nonnegative())),
  /** Goods that were used come back as well. */
  isUsedTaken: z.optional(z.boolean()),
  /** Shoppers print the label from the page of their order. */
  hasPrintedLabel: z.optional(z.boolean()),
  /** Days for which another size is set aside until the goods are back. Without it nothing is exchanged. */
  exchangeDays: z.optional(z.int().check(z.positive())),
});
export type ReturnConditions = z.infer<typeof ReturnConditions>;

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Where a method takes longer, or does not go. */
export const DeliveryZone = z.object({
  /** Starts of postal codes, without spaces; or whole codes with `?` for any character: `KW15???`. */
  postalCodes: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
  /** Working days that it takes longer. @default 0 */
  extraDays: z.optional(z.int().check(z.positive())),
  /** Not delivered to with this method. @default false */
  isUnserviceable: z.optional(z.boolean()),
});
export type DeliveryZone = z.infer<typeof DeliveryZone>;

/** A delay that shoppers are told of while it lasts. */
export const DeliveryDelay = z.object({
  /** First and last day in the market's time zone, `YYYY-MM-DD`. */
  from: Day,
  until: Day,
  /** Working days that it takes longer. @default 0 */
  extraDays: z.optional(z.int().check(z.positive())),
  /** What is said of it, by language of the market. */
  texts: z.record(z.string(), z.string()),
});
export type DeliveryDelay = z.infer<typeof DeliveryDelay>;

/** A delivery method of the market. Prices in the currency's unit. */
export const DeliveryMethod = z.object({
  id: z.string(),
  shippingType: ShippingType,
  /** Shown to shoppers; without it no carrier is named. */
  carrierName: z.optional(z.string()),
  carrierCode: z.string(),
  carrierService: z.enum(carrierServices),
  price: z.number(),
  /** Free from this value of goods; absent means never free. */
  freeFrom: z.optional(z.number()),
  /** Local hour before which an order ships on the same working day. */
  cutOffHour: z.int(),
  /** Working days from dispatch to delivery. */
  leadDays: z.object({ from: z.int(), to: z.int() }),
  /** Payable only in cash on delivery; never preselected. */
  cashOnDelivery: z.optional(z.boolean()),
  /** Places that it takes longer to or does not go to; the first that has the postal code holds. */
  zones: z.optional(z.array(DeliveryZone)),
  /** What is special about it, by language of the market: shown with the option, on the order and in its mail. */
  texts: z.optional(z.record(z.string(), z.string())),
  /** A strike, snow, a rush before a feast. */
  delay: z.optional(DeliveryDelay),
  /** The retailer's own number of the method. */
  customId: z.optional(z.string()),
  /** The warehouse that it leaves; a `PRIME` method delivers what this one keeps. */
  shipNode: z.optional(z.string()),
  /** What a `cnc` or `pudo` method collects at, in the order shown. @default cnc: its stores; pudo: every other type */
  pointTypes: z.optional(z.array(PickupPointType).check(z.minLength(1))),
  /** The carrier wants the shopper's number at a locker (`consumerId`). @default false */
  needsConsumerId: z.optional(z.boolean()),
  /** Opening hours of a store that it takes to get an order ready. `cnc` only. @default 2 */
  readyHours: z.optional(z.int().check(z.positive())),
  /** Days and slots to choose from; exactly for methods whose `id` starts with `AGENDADA`. */
  scheduling: z.optional(Scheduling),
});
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

export const paymentProcessors = ['aci', 'adyen', 'pays', 'bridge', 'comnext'] as const;
export const PaymentProcessor = z.enum(paymentProcessors);
export type PaymentProcessor = z.infer<typeof PaymentProcessor>;

/**
 * How a method is paid.
 * - `inlineCard`: card fields in the provider's frame on our page.
 * - `hostedPage`: the provider's own page, from which the shopper returns.
 * - `redirect`: the page of a service such as PayPal, Klarna or a bank, from which the shopper returns.
 * - `bankList`: a bank is chosen on our page, then paid at that bank.
 * - `walletSession`: the wallet that signed in at the checkout pays at once; without a sign-in it is a `redirect`.
 * - `appCode`: a code of the bank's app is typed on our page, and confirmed in the app.
 * - `deferred`: the provider gives a code, and the money comes later: a voucher paid at a shop or bank, a QR code.
 * - `onDelivery`: cash at the door; no provider takes part.
 * - `zeroValue`: nothing is left to pay, so no provider is asked.
 */
export const paymentFlows = [
  'inlineCard',
  'hostedPage',
  'redirect',
  'bankList',
  'walletSession',
  'appCode',
  'deviceWallet',
  'deferred',
  'onDelivery',
  'zeroValue',
] as const;
export const PaymentFlow = z.enum(paymentFlows);
export type PaymentFlow = z.infer<typeof PaymentFlow>;

/** When a method is offered; what is left out does not matter. */
export const PaymentConditions = z.object({
  totalAboveZero: z.optional(z.boolean()),
  singleShipment: z.optional(z.boolean()),
  /** Not offered with a shipment of these kinds. */
  notWithShippingTypes: z.optional(z.array(ShippingType)),
  /** Offered only where the shopper's device supports the payment. */
  needsDevice: z.optional(z.boolean()),
  /** Least and greatest total that the service pays, in the currency's unit; both are still paid. */
  minTotal: z.optional(z.number().check(z.nonnegative())),
  maxTotal: z.optional(z.number().check(z.positive())),
});
export type PaymentConditions = z.infer<typeof PaymentConditions>;

/** A bank that shoppers choose on our page; `pseCode` is its code at the service that pays. */
export const Bank = z.object({
  pseCode: z.string().check(z.regex(/^[A-Za-z0-9]{1,12}$/)),
  description: z.string().check(z.minLength(1)),
});
export type Bank = z.infer<typeof Bank>;
/** How a `deferred` method is paid. */
export const DeferredPayment = z.object({
  /** `voucher`: a code and its barcode, paid in cash or in an online bank; `qr`: a code for the bank's app. */
  kind: z.enum(['voucher', 'qr']),
  /** Minutes in which it has to be paid; then the order fails and its stock is free again. */
  minutes: z.int().check(z.positive()),
  /** How many orders of one shopper may wait for money that is paid so. @default 3 */
  maxOpen: z.optional(z.int().check(z.positive())),
});
export type DeferredPayment = z.infer<typeof DeferredPayment>;

/** Instalments that a method is paid in. */
export const MarketInstallments = z.object({
  /** How many months, at most. */
  max: z.int().check(z.gte(2), z.lte(48)),
  /** Up to how many the bank takes nothing on top. @default all */
  freeUpTo: z.optional(z.int().check(z.positive())),
  /** Percent a month above that. */
  monthlyRate: z.optional(z.number().check(z.positive())),
  /** Smallest amount of each month, in the currency's unit. */
  minAmount: z.optional(z.number().check(z.positive())),
  /** Only these months, such as 3, 6 and 12. @default all up to `max` */
  counts: z.optional(z.array(z.int().check(z.gte(2), z.lte(48)))),
  /** Only with these cards. @default all */
  cardTypes: z.optional(z.array(z.string())),
});
export type MarketInstallments = z.infer<typeof MarketInstallments>;

/** How long the market's law lets a gift card be valid, from the day it is sent. */
export const GiftCardRules = z.object({
  validMonths: z.int().check(z.positive()),
  /** The time begins with the end of the year in which it is sent. @default false */
  fromYearEnd: z.optional(z.boolean()),
});
export type GiftCardRules = z.infer<typeof GiftCardRules>;

/** A payment method of the market. */
export const MarketPaymentMethod = z.object({
  id: z.string(),
  /** Names by language of the market. */
  names: z.record(z.string(), z.string()),
  paymentProcessor: PaymentProcessor,
  flow: PaymentFlow,
  /** Overrides the conditions that the shop has for this method. */
  conditions: z.optional(PaymentConditions),
  async: z.boolean(),
  earlyCapture: z.boolean(),
  cards: z.optional(z.array(z.object({ name: z.string(), cardType: z.string() }))),
  /** Banks to choose from, in the order shown. Exactly of a `bankList`. */
  banks: z.optional(z.array(Bank).check(z.minLength(1))),
  /** Name of the service on its mark, where it has one: `Klarna`. */
  mark: z.optional(z.string()),
  /** Exactly for methods with the flow `deferred`. */
  deferred: z.optional(DeferredPayment),
  /** Months that it can be paid in. */
  installments: z.optional(MarketInstallments),
  /** What is said of them next to its name, by language of the market. */
  installmentsPromotion: z.optional(z.record(z.string(), z.string())),
  /** What paying this way costs, in the currency's unit; only for methods with the flow `onDelivery`. @default 0 */
  fee: z.optional(z.number().check(z.positive())),
});
export type MarketPaymentMethod = z.infer<typeof MarketPaymentMethod>;

/** The company that sells in a market. */
export const MarketCompany = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Its address, a line each. */
  lines: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(6)),
  /** The number by which it pays tax there. */
  taxNumber: z.string().check(z.minLength(1), z.maxLength(40)),
  /** What else the law has it say: a register and its number. */
  register: z.optional(z.string().check(z.maxLength(200))),
});
export type MarketCompany = z.infer<typeof MarketCompany>;

/** A country the shop sells in. Markets are data: adding one needs no code. */
export const Market = z.object({
  code: z.string(),
  country: z.string(),
  /** Names of the country by language of the market. */
  countryNames: z.record(z.string(), z.string()),
  currency: z.string(),
  languages: z.array(Language),
  /** Origin of the shop that serves this market, where it is not this one: here it is only listed. */
  servedFrom: z.optional(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+(:\d+)?$/))),
  timeZone: z.string(),
  taxation: z.object({
    /** `gross`: prices include tax; `net`: tax is added at checkout. */
    policy: z.enum(['gross', 'net']),
    /** Tax rates in percent with up to 3 decimals, by region where they differ; `*` is the default. */
    rates: z.record(z.string(), z.number()),
    /** Regions by the starts of their postal codes, `100-149`: an estimate before the address says its region. */
    regionsByPostalCode: z.optional(z.record(z.string(), z.array(z.string().check(z.regex(/^\w+(-\w+)?$/))))),
  }),
  /** The law requires the lowest price of the last 30 days next to a reduction (Directive 98/6/EC, article 6a). */
  showLowestPrice30Days: z.boolean(),
  sizeSystem: z.enum(['EU', 'UK', 'US', 'KR']),
  addressFields: z.array(AddressField),
  phone: z.object({
    prefix: z.string(),
    minDigits: z.int(),
    maxDigits: z.int(),
    required: z.boolean(),
    example: z.string(),
  }),
  deliveryMethods: z.array(DeliveryMethod),
  /** Days without delivery, `YYYY-MM-DD`. */
  holidays: z.array(z.string()),
  /** Postal codes we do not deliver to: the start of the code, without spaces. */
  blockedPostalCodes: z.array(z.string()),
  paymentMethods: z.array(MarketPaymentMethod),
  /** What paying before delivery takes off the goods, where cash on delivery is offered as well and `prepaidIncentive` is on. */
  prepaidIncentive: z.optional(
    z.object({
      percent: z.number().check(z.positive(), z.lte(50)),
      /** The most it takes off, in the currency's unit; absent: no limit. */
      max: z.optional(z.number().check(z.positive())),
    }),
  ),
  /** Days in which goods can be returned. Without it nothing is said of returns. */
  returnDays: z.optional(z.int().check(z.positive())),
  /** Conditions of a return; of each nothing is said where it is absent. */
  returns: z.optional(ReturnConditions),
  /** How long gift cards are valid; without it they never expire. */
  giftCards: z.optional(GiftCardRules),
  maxQuantity: z.int(),
  /** Maximum value of the goods in one order, in the currency's unit; absent means no limit. */
  maxProductsTotal: z.optional(z.number()),
  /** What each name, number or text on a product costs, in the currency's unit; absent: nothing is personalised. */
  personalisationPrice: z.optional(z.number().check(z.nonnegative())),
  /** How its law treats cookies. */
  consent: ConsentRegime,
  /** Regions whose law treats cookies otherwise, by their code in ISO 3166-2 without the country: `QC`. */
  consentByRegion: z.optional(z.record(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/)), ConsentRegime)),
  /** Version of the texts that ask for cookies: a new one asks again. @default '1' */
  consentRevision: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** Texts that people agree to; only in the data of the market: `getConsentsData` returns those of a language. */
  consents: z.optional(MarketConsents),
  /** Documents that the delivery step asks for; only in the data of the market: `getPermissionDocuments` returns those of a language. */
  deliveryDocuments: z.optional(z.array(MarketDocument)),
  legal: z.object({
    terms: z.string(),
    privacy: z.string(),
    imprint: z.optional(z.string()),
    cookies: z.string(),
  }),
  /** Number of the call centre, as it is dialled inside the country; absent where there is none. */
  callCentre: z.optional(z.string()),
  /** Delivery addresses are searched for, where the shop has an address service. @default false */
  addressSearch: z.optional(z.boolean()),
  /** What accounts of this market ask for. */
  account: z.optional(AccountRules),
  /** The membership programme; it exists where the flag `MEMBERSHIP_ENABLED` is on as well. */
  loyalty: z.optional(LoyaltyRules),
  /** Who sells in this market, for its invoices; without it they have gaps that show what is missing. */
  company: z.optional(MarketCompany),
  /** Whom an invoice or receipt can be for; absent: nothing is asked. */
  invoicing: z.optional(MarketInvoicing),
  /** Text messages about a delivery, and to the numbers of which countries they go; absent: none are offered. */
  smsUpdates: z.optional(z.object({ countries: z.array(MobileNumbers).check(z.minLength(1)) })),
  /** Feature flags of this market, in any spelling of the table `flags/flagTable`; its defaults hold for the others. */
  features: z.record(z.string(), FlagSetting),
  /** Configuration values of this market, in any spelling of the table `config/configTable`. */
  config: z.optional(z.record(z.string(), AnyFlagValue)),
});
export type Market = z.infer<typeof Market>;

/** Summary of a market, for the country and language selection and for hreflang. */
export const MarketSummary = z.pick(Market, {
  code: true,
  country: true,
  countryNames: true,
  currency: true,
  languages: true,
});
export type MarketSummary = z.infer<typeof MarketSummary>;

/** In the order of the location selector. */
export const continents = ['europe', 'northAmerica', 'southAmerica', 'asia', 'oceania', 'africa'] as const;
export type Continent = (typeof continents)[number];

/** A country that has a shop, here or at another origin. */
export const ShopLocation = z.object({
  country: z.string(),
  /** Its name in the language that was asked for. */
  name: z.string(),
  /** Further names that people search for: in English, and in its own languages. */
  otherNames: z.array(z.string()),
  continent: z.enum(continents),
  currency: z.string(),
  languages: z.array(Language),
  /** Where its shop is, when not at this origin. */
  origin: z.optional(z.string()),
});
export type ShopLocation = z.infer<typeof ShopLocation>;

/** A market as a shop sells in it. */
export const SiteMarket = z.extend(Market, {
  /** Pages of `legal` that the brand has not written yet: nothing links to them. */
  missingLegal: z.optional(z.array(z.enum(legalPages))),
  /** Payments are made at the sandbox of a shop that others reach: nobody's money moves. @default false */
  takesTestPayments: z.optional(z.boolean()),
  /** Wallets by which shoppers may buy at once from the bag and from a product, where their device can pay; absent without any. */
  deviceWallets: z.optional(z.array(z.object({ id: z.string(), name: z.string(), wallet: DeviceWallet }))),
  /** The delivery step asks for documents: `getPermissionScenarios`. @default false */
  asksForDocuments: z.optional(z.boolean()),
  /** What whoever registers is asked of the membership programme; absent where there is none. */
  membership: z.optional(z.pick(LoyaltyRules, { termsVersion: true, isRequired: true })),
});
export type SiteMarket = z.infer<typeof SiteMarket>;

/** The site of a page: a market in one of its languages. */
export const Site = z.object({ market: SiteMarket, language: Language });
export type Site = z.infer<typeof Site>;
