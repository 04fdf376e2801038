import type {
  CampaignSignup,
  NewsletterPreferences,
  NewsletterSignedUp,
  NewsletterSignup,
  NewsletterSubscription,
  OwnNewsletter,
  SignupCampaign,
} from '../newsletter/schema.ts';
import { ApiError, Forbidden, NotFound, RateLimited, Refused, Unauthorised } from '../errors.ts';
import type { Throttled, NotSignedIn } from './accountOutcomes.ts';
import { lazyCalls } from './lazyCalls.ts';
import { orUndefined } from './orUndefined.ts';
import type { Transport } from './transport.ts';

const newsletter = lazyCalls(() => import('../newsletter/endpoints.ts'));

/** Result of signing up. `refused` names the field, and a code of `newsletterCodes`. */
export type SignUpOutcome =
  | { kind: 'signedUp'; euci: string }
  | { kind: 'refused'; field: string; message: string }
  /** The campaign is over. */
  | { kind: 'campaignOver' }
  | Throttled;

/** Result of opening or changing a subscription by the link of a mail. */
export type SubscriptionOutcome =
  | { kind: 'open'; subscription: NewsletterSubscription }
  | { kind: 'linkOver' }
  /** It is not active any more. */
  | { kind: 'notActive' }
  | { kind: 'tooMany'; seconds: number };

export type ConfirmOutcome =
  | { kind: 'confirmed'; subscription: NewsletterSubscription; key: string }
  | { kind: 'linkOver' }
  | { kind: 'tooMany'; seconds: number };

export type OwnNewsletterOutcome =
  { kind: 'open'; newsletter: OwnNewsletter } | { kind: 'notActive' } | NotSignedIn;

/** Signs an address up; its owner confirms by mail. */
export async function signUpForNewsletter(call: Transport, body: NewsletterSignup): Promise<SignUpOutcome> {
  return signedUp(call((await newsletter()).signUpForNewsletter, { body }));
}

/** Signs up by the form of a campaign. */
export async function captureCampaignSignup(call: Transport, body: CampaignSignup): Promise<SignUpOutcome> {
  return signedUp(call((await newsletter()).captureCampaignSignup, { body }));
}

/** Returns a campaign; `undefined` when there is none of this component and trigger. */
export async function getSignupCampaign(
  call: Transport,
  componentId: string,
  trigger: string,
): Promise<SignupCampaign | undefined> {
  return orUndefined(
    call((await newsletter()).getSignupCampaign, { params: { componentId }, query: { trigger } }),
  );
}

/** Confirms a sign-up by the key of its mail. */
export async function confirmNewsletter(call: Transport, key: string): Promise<ConfirmOutcome> {
  try {
    return { kind: 'confirmed', ...(await call((await newsletter()).confirmNewsletter, { body: { key } })) };
  } catch (error) {
    return overOrTooMany(error);
  }
}

/** Returns the subscription that a link opens; changes nothing. */
export async function getNewsletterSubscription(call: Transport, key: string): Promise<SubscriptionOutcome> {
  return opened(call((await newsletter()).getNewsletterSubscription, { query: { key } }));
}

/** Changes what comes and how often. Without any topic it unsubscribes. */
export async function changeNewsletterPreferences(
  call: Transport,
  key: string,
  body: NewsletterPreferences,
): Promise<SubscriptionOutcome> {
  return opened(call((await newsletter()).changeNewsletterPreferences, { query: { key }, body }));
}

/** Unsubscribes by the key of any mail. */
export async function endNewsletter(call: Transport, key: string): Promise<SubscriptionOutcome> {
  return opened(call((await newsletter()).endNewsletter, { body: { key } }));
}

/** Asks for the link to the preferences; the answer is the same for every address. */
export async function requestNewsletterLink(
  call: Transport,
  email: string,
  proof?: string,
): Promise<{ kind: 'sent' } | Extract<SignUpOutcome, { kind: 'refused' }> | Throttled> {
  try {
    await call((await newsletter()).requestNewsletterLink, {
      body: { email, ...(proof === undefined ? {} : { recaptcha: proof }) },
    });
    return { kind: 'sent' };
  } catch (error) {
    return refusedOrThrottled(error);
  }
}

/** Returns the subscription of the account's address. */
export async function getOwnNewsletter(call: Transport): Promise<OwnNewsletterOutcome> {
  return own(call((await newsletter()).getOwnNewsletter));
}

/** Changes the subscription of the account's address. */
export async function changeOwnNewsletter(
  call: Transport,
  body: NewsletterPreferences,
): Promise<OwnNewsletterOutcome> {
  return own(call((await newsletter()).changeOwnNewsletter, { body }));
}

/** Unsubscribes the account's address. */
export async function endOwnNewsletter(call: Transport): Promise<OwnNewsletterOutcome> {
  return own(call((await newsletter()).endOwnNewsletter));
}

async function signedUp(answer: Promise<NewsletterSignedUp>): Promise<SignUpOutcome> {
  try {
    const found = await answer;
    return { kind: 'signedUp', euci: 'euci' in found ? found.euci : found.encryptedEmail };
  } catch (error) {
    if (error instanceof NotFound) return { kind: 'campaignOver' };
    return refusedOrThrottled(error);
  }
}

function refusedOrThrottled(error: unknown): Extract<SignUpOutcome, { kind: 'refused' }> | Throttled {
  if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
  if (error instanceof ApiError) {
    const { serverError, canProve } = (error.body?.details ?? {}) as {
      serverError?: { field?: string; message?: string };
      canProve?: unknown;
    };
    if (error instanceof Refused && error.status === 428)
      return { kind: 'botCheckNeeded', canProve: canProve === true };
    if (serverError?.field !== undefined)
      return { kind: 'refused', field: serverError.field, message: serverError.message ?? '' };
  }
  throw error;
}

async function opened(answer: Promise<NewsletterSubscription>): Promise<SubscriptionOutcome> {
  try {
    return { kind: 'open', subscription: await answer };
  } catch (error) {
    if (isConflict(error)) return { kind: 'notActive' };
    return overOrTooMany(error);
  }
}

function overOrTooMany(error: unknown): { kind: 'linkOver' } | { kind: 'tooMany'; seconds: number } {
  if (error instanceof NotFound) return { kind: 'linkOver' };
  if (error instanceof RateLimited) return { kind: 'tooMany', seconds: error.retryAfter };
  throw error;
}

async function own(answer: Promise<OwnNewsletter>): Promise<OwnNewsletterOutcome> {
  try {
    return { kind: 'open', newsletter: await answer };
  } catch (error) {
    if (isConflict(error)) return { kind: 'notActive' };
    if (error instanceof Unauthorised || error instanceof Forbidden) return { kind: 'signedOut' };
    throw error;
  }
}

const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;
