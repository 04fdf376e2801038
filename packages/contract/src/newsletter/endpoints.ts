import * as z from 'zod/mini';
import { Accepted, Email, Key, Recaptcha } from '../account/schema.ts';
import { Site } from '../basket/endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  CampaignSignup,
  NewsletterIssue,
  NewsletterPreferences,
  NewsletterSignedUp,
  NewsletterSignup,
  NewsletterSubscription,
  OwnNewsletter,
  SignupCampaign,
} from './schema.ts';

const signupErrors = {
  422: 'details.serverError: { field, message }; the message is a code of `newsletterCodes`.',
  428: 'A bot check is needed. With details.canProve: solve `getBotChallenge`, then call again with `recaptcha`.',
  429: 'Too many from this source or in all; see Retry-After.',
};
const linkErrors = { 404: 'The link is wrong or over.', 429: 'Too many; see Retry-After.' };
const accountErrors = { 401: 'Nobody is signed in.', 403: 'This needs a sign-in.' };
const ByKey = z.extend(Site, { key: Key });

export const signUpForNewsletter = defineEndpoint({
  id: 'signUpForNewsletter',
  summary:
    'Signs an address up. It counts once the link of a mail is confirmed. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/account/newsletter-signups',
  access: { caller: 'anyone' },
  query: Site,
  body: NewsletterSignup,
  response: NewsletterSignedUp,
  errors: signupErrors,
});

export const captureCampaignSignup = defineEndpoint({
  id: 'captureCampaignSignup',
  summary: 'The same by the form of a campaign, which is recorded.',
  method: 'POST',
  base: 'api',
  path: '/signup',
  access: { caller: 'anyone' },
  query: Site,
  body: CampaignSignup,
  response: NewsletterSignedUp,
  errors: { ...signupErrors, 404: 'There is no such campaign, or it is over.' },
});

export const getSignupCampaign = defineEndpoint({
  id: 'getSignupCampaign',
  summary: 'A campaign for signing up, by the id of its component and what opens it.',
  method: 'GET',
  base: 'api',
  path: '/content/signup-campaigns/{componentId}',
  access: { caller: 'anyone' },
  params: z.object({ componentId: z.string() }),
  query: z.extend(Site, { trigger: z.string() }),
  response: SignupCampaign,
  errors: { 404: 'There is no such campaign.' },
});

export const confirmNewsletter = defineEndpoint({
  id: 'confirmNewsletter',
  summary: 'Confirms a sign-up by the key of its mail. Confirmed again, it stays confirmed.',
  method: 'POST',
  base: 'api',
  path: '/newsletter/confirmations',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: z.object({
    subscription: NewsletterSubscription,
    /** Opens the preferences. */
    key: z.string(),
  }),
  errors: linkErrors,
});

export const getNewsletterSubscription = defineEndpoint({
  id: 'getNewsletterSubscription',
  summary: 'The subscription that the link of a mail opens. Changes nothing.',
  method: 'GET',
  base: 'api',
  path: '/newsletter/subscription',
  access: { caller: 'link' },
  query: ByKey,
  response: NewsletterSubscription,
  errors: linkErrors,
});

export const changeNewsletterPreferences = defineEndpoint({
  id: 'changeNewsletterPreferences',
  summary: 'Changes what comes and how often, or pauses it.',
  method: 'PUT',
  base: 'api',
  path: '/newsletter/subscription',
  access: { caller: 'link' },
  query: ByKey,
  body: NewsletterPreferences,
  response: NewsletterSubscription,
  errors: { ...linkErrors, 409: 'It is not active.' },
});

export const endNewsletter = defineEndpoint({
  id: 'endNewsletter',
  summary: 'Unsubscribes by the key of any of its mails. Repeated, it stays unsubscribed.',
  method: 'POST',
  base: 'api',
  path: '/newsletter/unsubscriptions',
  access: { caller: 'link' },
  query: Site,
  body: z.object({ key: Key }),
  response: NewsletterSubscription,
  errors: linkErrors,
});

export const requestNewsletterLink = defineEndpoint({
  id: 'requestNewsletterLink',
  summary: 'Mails the link to the preferences to a subscriber. The answer is the same for every address.',
  method: 'POST',
  base: 'api',
  path: '/newsletter/links',
  access: { caller: 'anyone' },
  query: Site,
  body: z.object({ email: Email, recaptcha: Recaptcha }),
  response: Accepted,
  errors: signupErrors,
});

export const getOwnNewsletter = defineEndpoint({
  id: 'getOwnNewsletter',
  summary: 'The subscription of the account’s address.',
  method: 'GET',
  base: 'api',
  path: '/account/newsletter',
  access: { caller: 'account', scopes: ['account:read'] },
  query: Site,
  response: OwnNewsletter,
  errors: accountErrors,
});

export const changeOwnNewsletter = defineEndpoint({
  id: 'changeOwnNewsletter',
  summary: 'Changes the subscription of the account’s address.',
  method: 'PUT',
  base: 'api',
  path: '/account/newsletter',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  body: NewsletterPreferences,
  response: OwnNewsletter,
  errors: { ...accountErrors, 409: 'It is not active.' },
});

export const endOwnNewsletter = defineEndpoint({
  id: 'endOwnNewsletter',
  summary: 'Unsubscribes the account’s address.',
  method: 'DELETE',
  base: 'api',
  path: '/account/newsletter',
  access: { caller: 'account', scopes: ['account:write'] },
  query: Site,
  response: OwnNewsletter,
  errors: accountErrors,
});

export const sendNewsletterIssue = defineEndpoint({
  id: 'sendNewsletterIssue',
  summary:
    'Writes an issue into the outbox, once for each active subscriber of its topic who is not paused and is due by frequency.',
  method: 'POST',
  base: 'api',
  path: '/newsletter/issues',
  access: { caller: 'operator' },
  body: NewsletterIssue,
  response: z.object({ recipients: z.int() }),
  errors: { 401: 'The operator’s token is missing or wrong.' },
});
