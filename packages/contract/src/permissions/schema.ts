import * as z from 'zod/mini';

/** Where documents are asked for in the checkout. */
export const permissionScenarios = ['delivery'] as const;
export const PermissionScenarioId = z.enum(permissionScenarios);
export type PermissionScenarioId = z.infer<typeof PermissionScenarioId>;

const Id = z.string().check(z.regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'a name such as "carrierNotices"'));
const Version = z.string().check(z.minLength(1), z.maxLength(100));

/** A document that is asked for, and whether an order needs it. */
export const ScenarioDocument = z.object({
  documentId: Id,
  /** Without it nothing is ordered; otherwise the shopper is free to agree. */
  isRequired: z.boolean(),
  /** Asked for only where something is sent to an address: not for what is collected or comes by email. @default false */
  isOnlyForAddress: z.optional(z.boolean()),
});
export type ScenarioDocument = z.infer<typeof ScenarioDocument>;

/** What is asked for at one place of the checkout, in the order shown. */
export const PermissionScenario = z.object({
  scenarioId: PermissionScenarioId,
  documents: z.array(ScenarioDocument),
});
export type PermissionScenario = z.infer<typeof PermissionScenario>;

/** The texts of a document in the language of the site, with the version that is recorded when it is agreed to. */
export const PermissionDocument = z.object({
  documentId: Id,
  version: Version,
  /** What a box is labelled with. */
  title: z.string(),
  /** What is agreed to: who gets which data, what for, how long. */
  text: z.string(),
});
export type PermissionDocument = z.infer<typeof PermissionDocument>;

/** What a shopper agrees to, as it was shown. */
export const DocumentConsent = z.object({ documentId: Id, version: Version });
export type DocumentConsent = z.infer<typeof DocumentConsent>;

/** The same as it is kept with basket and order. */
export const AcceptedConsent = z.extend(DocumentConsent, {
  /** ISO 8601. */
  acceptedAt: z.string(),
});
export type AcceptedConsent = z.infer<typeof AcceptedConsent>;

/** A document in the data of a market. In its texts `{{shop}}` stands for the name of the shop. */
export const MarketDocument = z.object({
  id: Id,
  version: Version,
  /** Nothing is ordered without it. @default false */
  isRequired: z.optional(z.boolean()),
  /** Asked for only where something is sent to an address. @default false */
  isOnlyForAddress: z.optional(z.boolean()),
  /** By language of the market. */
  texts: z.record(z.string(), z.object({ title: z.string(), text: z.string() })),
});
export type MarketDocument = z.infer<typeof MarketDocument>;
