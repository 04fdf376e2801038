import * as z from 'zod/mini';
import { AccountData, Recaptcha } from '../account/schema.ts';
import {
  locationStates,
  privacyCaseStates,
  privacyCategories,
  privacyCodes,
  privacyOrigins,
  privacyRefusals,
  privacyRequestTypes,
  privacySubOrigins,
} from './constants.ts';

export const PrivacyCategory = z.enum(privacyCategories);
export type PrivacyCategory = z.infer<typeof PrivacyCategory>;
export const PrivacyRequestType = z.enum(privacyRequestTypes);
export type PrivacyRequestType = z.infer<typeof PrivacyRequestType>;
export const PrivacyCode = z.enum(privacyCodes);
export type PrivacyCode = z.infer<typeof PrivacyCode>;
export const LocationState = z.enum(locationStates);
export type LocationState = z.infer<typeof LocationState>;
export const PrivacyRefusal = z.enum(privacyRefusals);
export type PrivacyRefusal = z.infer<typeof PrivacyRefusal>;
export const PrivacyCaseState = z.enum(privacyCaseStates);
export type PrivacyCaseState = z.infer<typeof PrivacyCaseState>;

/** A privacy request (accounts document, section 3), and where its form is. */
export const PrivacyRequest = z.object({
  /** Asked for by other applications only. */
  firstName: z.optional(z.string()),
  lastName: z.string(),
  email: z.string(),
  membershipId: z.optional(z.string()),
  /** Exactly one. */
  requestTypes: z.array(PrivacyRequestType).check(z.length(1)),
  category: PrivacyCategory,
  origin: z.optional(z.enum(privacyOrigins)),
  subOrigin: z.optional(z.enum(privacySubOrigins)),
  recaptcha: Recaptcha,
});
export type PrivacyRequest = z.infer<typeof PrivacyRequest>;

/** What the call takes: anything, so that each fault of it is answered with its own code of `privacyCodes`. */
export const PrivacyRequestBody = z.union([PrivacyRequest, z.unknown()]);

export const PrivacyRequestReceived = z.object({ success: z.boolean() });
export type PrivacyRequestReceived = z.infer<typeof PrivacyRequestReceived>;

/** `details` of a refused request: the field, and a code of `privacyCodes`. */
export const PrivacyRequestRefusal = z.object({
  serverError: z.object({ field: z.string(), message: z.string() }),
});
export type PrivacyRequestRefusal = z.infer<typeof PrivacyRequestRefusal>;

const Moment = z.string();

/** A case as the holder of its link sees it. */
export const PrivacyCase = z.object({
  state: PrivacyCaseState,
  category: PrivacyCategory,
  requestType: PrivacyRequestType,
  /** Partly hidden: whoever holds the link may not be its owner. Empty once it is forgotten. */
  maskedEmail: z.string(),
  receivedAt: Moment,
  /** When the law wants it answered. */
  dueAt: Moment,
  /** Whether a person looks at it first. */
  isReviewed: z.boolean(),
  /** Of a refused case. */
  refusal: z.nullable(PrivacyRefusal),
  /** The copy of the data: its link works once. */
  archive: z.enum(['none', 'ready', 'used', 'over']),
});
export type PrivacyCase = z.infer<typeof PrivacyCase>;

/** What happened to a case, for the operator. */
export const PrivacyCaseEvent = z.object({
  event: z.string(),
  actor: z.enum(['person', 'shop', 'operator']),
  happenedAt: Moment,
});

/** A case in the operator's list. */
export const PrivacyCaseSummary = z.object({
  caseId: z.string(),
  state: PrivacyCaseState,
  category: PrivacyCategory,
  requestType: PrivacyRequestType,
  market: z.string(),
  receivedAt: Moment,
  dueAt: Moment,
  endedAt: z.nullable(Moment),
  isOverdue: z.boolean(),
  /** Waits for the operator: name or membership id do not fit what is stored for the address. */
  needsReview: z.boolean(),
  refusal: z.nullable(PrivacyRefusal),
});
export type PrivacyCaseSummary = z.infer<typeof PrivacyCaseSummary>;

/** A case with what its sender wrote, as long as it is kept, and its history. */
export const PrivacyCaseDetail = z.extend(PrivacyCaseSummary, {
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  membershipId: z.nullable(z.string()),
  events: z.array(PrivacyCaseEvent),
});
export type PrivacyCaseDetail = z.infer<typeof PrivacyCaseDetail>;

/** Everything that is stored about whoever reads an address: with an account, and without. */
export const PrivacyArchive = z.object({
  exportedAt: Moment,
  requestType: PrivacyRequestType,
  emailAddress: z.string(),
  /** The account of the address; `null` where there is none. */
  account: z.nullable(AccountData),
  /** Orders without an account. */
  guestOrders: AccountData.shape.orders,
  /** Bags without an account that the address was typed into. */
  guestBaskets: AccountData.shape.baskets,
  newsletter: AccountData.shape.newsletter,
  /** Consents to the newsletter and their ends. */
  newsletterConsents: z.array(
    z.object({ event: z.string(), consentVersion: z.nullable(z.string()), happenedAt: Moment }),
  ),
  /** Mails that were sent to the address, without their text. */
  mails: AccountData.shape.mails,
  /** Privacy requests for the address. */
  privacyRequests: z.array(
    z.object({ requestType: z.string(), category: z.string(), state: z.string(), receivedAt: Moment }),
  ),
});
export type PrivacyArchive = z.infer<typeof PrivacyArchive>;
