import * as z from 'zod/mini';

const Text = z.string().check(z.maxLength(500));

/** A line of the bag, as the engine is told of it. */
export const EngineCartLine = z.object({
  /** The size. */
  sku: Text,
  /** The product. */
  pid: Text,
  quantity: z.int(),
  currency: z.string().check(z.length(3)),
  /** What the line costs: a decimal number in the currency's unit, as text. */
  value: Text,
});
export type EngineCartLine = z.infer<typeof EngineCartLine>;

export const customVariables = ['loggedIn', 'browserLanguage', 'inPortraitMode'] as const;

/** Everything that the engine is told of one page. */
export const EngineEvent = z.discriminatedUnion('eventType', [
  z.object({ eventType: z.literal('monetate:decision:DecisionRequest'), requestId: Text }),
  z.object({
    eventType: z.literal('monetate:context:PageView'),
    url: Text,
    path: Text,
    pageType: Text,
    /** Products that were looked at, newest first. */
    products: z.optional(z.array(Text).check(z.maxLength(16))),
  }),
  z.object({
    eventType: z.literal('monetate:record:PageEvents'),
    pageEvents: z.array(Text).check(z.maxLength(20)),
  }),
  z.object({ eventType: z.literal('monetate:context:Metadata'), metadata: z.record(Text, Text) }),
  z.object({ eventType: z.literal('monetate:context:UserAgent'), userAgent: Text }),
  z.object({ eventType: z.literal('monetate:context:Referrer'), referrer: Text }),
  z.object({
    eventType: z.literal('monetate:context:CustomVariables'),
    customVariables: z
      .array(z.object({ variable: z.enum(customVariables), value: Text }))
      .check(z.maxLength(customVariables.length)),
  }),
  z.object({
    eventType: z.literal('monetate:context:Cart'),
    cartLines: z.array(EngineCartLine).check(z.maxLength(50)),
  }),
]);
export type EngineEvent = z.infer<typeof EngineEvent>;

export const EngineRequest = z.object({
  events: z.array(EngineEvent).check(z.minLength(1), z.maxLength(20)),
  /** A random key of this session; it names nobody. */
  monetateId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The opaque key of whoever is signed in. */
  customerId: z.optional(z.string().check(z.maxLength(64))),
  /** A preview that an editor has opened. */
  preview: z.optional(z.string().check(z.maxLength(200))),
});
export type EngineRequest = z.infer<typeof EngineRequest>;

/** What an editor shows to some visitors: a title, a sentence and a link below the site path. */
export const EngineContent = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  text: z.string().check(z.maxLength(200)),
  link: z.object({
    label: z.string().check(z.minLength(1), z.maxLength(40)),
    href: z.string().check(z.regex(/^\/(?!\/)/), z.maxLength(300)),
  }),
});
export type EngineContent = z.infer<typeof EngineContent>;

export const EngineAction = z.object({
  actionId: z.string(),
  actionType: z.string(),
  /** Reported once the action is shown. */
  impressionId: z.string(),
  /** When it takes effect: at once, or only for a visitor with something in the bag. @default always */
  condition: z.optional(z.enum(['always', 'hasBag'])),
  /** Content of the content management, of an action of the type `content`. */
  content: z.optional(EngineContent),
});
export type EngineAction = z.infer<typeof EngineAction>;

/** The engine's answer. A `code` other than 200 is an error. */
export const EngineResponse = z.object({
  meta: z.object({ code: z.int(), errors: z.optional(z.array(z.string())) }),
  data: z.object({
    responses: z.array(z.object({ requestId: z.string(), actions: z.array(EngineAction) })),
  }),
});
export type EngineResponse = z.infer<typeof EngineResponse>;

export const Impressions = z.object({
  channel: Text,
  impressionIds: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(20)),
});
export type Impressions = z.infer<typeof Impressions>;
