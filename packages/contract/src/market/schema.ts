import * as z from 'zod/mini';

/** A language the market speaks; each is a site with its own two-letter site path. */
export const Language = z.object({
  /** BCP 47 language: `en`, `de`, `fr`, `ko`. */
  code: z.string(),
  label: z.string(),
  sitePath: z.string(),
});
export type Language = z.infer<typeof Language>;

/** One field of an address form, in the order the market writes addresses. */
export const AddressField = z.object({
  name: z.enum(['firstName', 'lastName', 'line1', 'line2', 'postalCode', 'city', 'region']),
  required: z.boolean(),
  maxLength: z.int(),
  /** Regular expression source the trimmed value has to match. */
  pattern: z.optional(z.string()),
  /** Example shown in the error: `M4 3AQ`. */
  example: z.optional(z.string()),
  autoComplete: z.string(),
  inputMode: z.optional(z.enum(['text', 'numeric'])),
  /** Length expected, in characters: field width tells it. */
  size: z.optional(z.int()),
  /** A list to choose from (states). */
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
  /** Key of the label where the market has its own word: `zipCode`, `postcode`, `postalCode`, `state` … */
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

/** A way to deliver that the market offers. Prices in the currency's unit. */
export const DeliveryMethod = z.object({
  id: z.string(),
  shippingType: ShippingType,
  carrierName: z.string(),
  carrierCode: z.string(),
  carrierService: z.enum(carrierServices),
  price: z.number(),
  /** Free from this value of goods; absent: never free. */
  freeFrom: z.optional(z.number()),
  /** Local hour until which an order leaves the same working day. */
  cutOffHour: z.int(),
  /** Working days from leaving to arriving. */
  leadDays: z.object({ from: z.int(), to: z.int() }),
  /** Payable only in cash at the door; never chosen by itself. */
  cashOnDelivery: z.optional(z.boolean()),
});
export type DeliveryMethod = z.infer<typeof DeliveryMethod>;

export const paymentProcessors = ['aci', 'adyen', 'pays', 'bridge', 'comnext'] as const;
export const PaymentProcessor = z.enum(paymentProcessors);
export type PaymentProcessor = z.infer<typeof PaymentProcessor>;

/** A way to pay that the market offers. */
export const MarketPaymentMethod = z.object({
  id: z.string(),
  /** By language of the market. */
  names: z.record(z.string(), z.string()),
  paymentProcessor: PaymentProcessor,
  /** Fields in the provider's frame on our page; otherwise the provider's own page. */
  inlineFlow: z.boolean(),
  async: z.boolean(),
  earlyCapture: z.boolean(),
  cards: z.optional(z.array(z.object({ name: z.string(), cardType: z.string() }))),
});
export type MarketPaymentMethod = z.infer<typeof MarketPaymentMethod>;

/** A country we sell in, as data: adding one adds no code. */
export const Market = z.object({
  code: z.string(),
  country: z.string(),
  /** Names of the country by language of the market. */
  countryNames: z.record(z.string(), z.string()),
  currency: z.string(),
  languages: z.array(Language),
  timeZone: z.string(),
  taxation: z.object({
    /** `gross`: prices hold the tax; `net`: tax comes on top at checkout. */
    policy: z.enum(['gross', 'net']),
    /** Percent with up to 3 decimals, by region where it differs; `*` is the rest. */
    rates: z.record(z.string(), z.number()),
  }),
  /** The law wants the lowest price of the last 30 days beside a reduction (Directive 98/6/EC, article 6a). */
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
  /** Days nobody delivers, `YYYY-MM-DD`. */
  holidays: z.array(z.string()),
  /** Postal codes we do not serve: the beginning of the code, spaces left out. */
  blockedPostalCodes: z.array(z.string()),
  paymentMethods: z.array(MarketPaymentMethod),
  returnDays: z.int(),
  maxQuantity: z.int(),
  /** Highest value the goods of one order may have, in the currency's units; absent: any. */
  maxProductsTotal: z.optional(z.number()),
  consent: z.enum(['gdpr', 'ccpa', 'none']),
  legal: z.object({
    terms: z.string(),
    privacy: z.string(),
    imprint: z.optional(z.string()),
    cookies: z.string(),
  }),
  /** Default of each feature flag of this market. */
  features: z.record(z.string(), z.boolean()),
});
export type Market = z.infer<typeof Market>;

/** All markets in short, for the country and language choice and for hreflang. */
export const MarketSummary = z.pick(Market, {
  code: true,
  country: true,
  countryNames: true,
  currency: true,
  languages: true,
});
export type MarketSummary = z.infer<typeof MarketSummary>;

/** The site a page is on: a market in one of its languages. */
export const Site = z.object({ market: Market, language: Language });
export type Site = z.infer<typeof Site>;
