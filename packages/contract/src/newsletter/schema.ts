import * as z from 'zod/mini';
import { Email, Recaptcha } from '../account/schema.ts';
import { Picture } from '../picture.ts';
import { newsletterFrequencies, newsletterGenders, newsletterPauses, newsletterTopics } from './constants.ts';

const shortText = z.string().check(z.maxLength(100));

export const NewsletterTopic = z.enum(newsletterTopics);
export type NewsletterTopic = z.infer<typeof NewsletterTopic>;
export const NewsletterFrequency = z.enum(newsletterFrequencies);
export type NewsletterFrequency = z.infer<typeof NewsletterFrequency>;
export const NewsletterGender = z.enum(newsletterGenders);
export type NewsletterGender = z.infer<typeof NewsletterGender>;

/** A sign-up to the newsletter (accounts document, section 3), and the boxes that some markets ask for. */
export const NewsletterSignup = z.object({
  email: Email,
  gender: z.optional(NewsletterGender),
  /** The place of the form: header, footer, popup. */
  source: shortText,
  /** The version of the consent texts that were shown. */
  consentVersion: shortText,
  /** Confirms the minimum age. */
  ageconfirmation: z.boolean(),
  /** `YYYY-MM-DD`. */
  birthday: z.optional(z.string().check(z.maxLength(10))),
  marketingConsent: z.optional(z.boolean()),
  terms: z.optional(z.boolean()),
  personalData: z.optional(z.boolean()),
  recaptcha: Recaptcha,
});
export type NewsletterSignup = z.infer<typeof NewsletterSignup>;

/** The same by the form of a campaign. */
export const CampaignSignup = z.extend(NewsletterSignup, {
  componentId: shortText,
  trigger: shortText,
  'cs-version': shortText,
});
export type CampaignSignup = z.infer<typeof CampaignSignup>;

/** A digest that stands for the address, in either spelling of the documents; the same for known and unknown addresses. */
export const NewsletterSignedUp = z.union([
  z.object({ euci: z.string() }),
  z.object({ encryptedEmail: z.string() }),
]);
export type NewsletterSignedUp = z.infer<typeof NewsletterSignedUp>;

/** `details` of a refused sign-up: the field, and a code of `newsletterCodes`. */
export const NewsletterRefusal = z.object({
  serverError: z.object({ field: z.string(), message: z.string() }),
});
export type NewsletterRefusal = z.infer<typeof NewsletterRefusal>;

/** A part of a campaign, in the order shown. */
export const CampaignComponent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('title'), text: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('picture'), picture: Picture }),
  z.object({ kind: z.literal('form') }),
]);
export type CampaignComponent = z.infer<typeof CampaignComponent>;

/** A campaign for signing up (accounts document, section 3). */
export const SignupCampaign = z.object({
  'cs-version': z.string(),
  components: z.array(CampaignComponent),
  locale: z.string(),
  /** Why it cannot be taken part in (now): shown instead of its form. */
  error: z.optional(z.string()),
});
export type SignupCampaign = z.infer<typeof SignupCampaign>;

export const NewsletterPreferences = z.object({
  topics: z.array(NewsletterTopic).check(z.maxLength(newsletterTopics.length)),
  frequency: NewsletterFrequency,
  /** Days to pause from now; 0 ends a pause; left out, it stays as it is. */
  pauseDays: z.optional(z.union([z.literal(0), ...newsletterPauses.map((days) => z.literal(days))])),
});
export type NewsletterPreferences = z.infer<typeof NewsletterPreferences>;

/**
 * A subscription.
 * - `pending`: its address has not been confirmed.
 * - `ended`: unsubscribed.
 */
export const NewsletterSubscription = z.object({
  state: z.enum(['pending', 'active', 'ended']),
  /** Partly hidden: whoever holds the link may not be its owner. */
  maskedEmail: z.string(),
  topics: z.array(NewsletterTopic),
  frequency: NewsletterFrequency,
  /** A moment; `null` when it is not paused. */
  pausedUntil: z.nullable(z.string()),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

/** The subscription of an account's address; `none` also where the address is not proved, so that it says nothing. */
export const OwnNewsletter = z.union([NewsletterSubscription, z.object({ state: z.literal('none') })]);
export type OwnNewsletter = z.infer<typeof OwnNewsletter>;

/** An issue of the newsletter, by language. */
export const NewsletterIssue = z.object({
  /** Sent again with the same id, nobody gets it twice. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  topic: NewsletterTopic,
  /** Market that it is for. @default all */
  market: z.optional(z.string()),
  texts: z.record(
    z.string(),
    z.object({
      subject: z.string().check(z.minLength(1), z.maxLength(200)),
      preview: z.string().check(z.maxLength(200)),
      title: z.string().check(z.minLength(1), z.maxLength(200)),
      paragraphs: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(20)),
      /** A button to a page of the shop, below the site path. */
      link: z.optional(
        z.object({ label: z.string().check(z.maxLength(60)), path: z.string().check(z.regex(/^\/[^\s]*$/)) }),
      ),
    }),
  ),
});
export type NewsletterIssue = z.infer<typeof NewsletterIssue>;
