import { definePage } from '../page.ts';
import { subscriptionPage } from '../shared/subscriptionPage.ts';
import { NewsletterUnsubscribeView } from './NewsletterUnsubscribeView.tsx';

/** Unsubscribes: by its button, or by one press in a mail program (RFC 8058). */
export const page = definePage({
  ...subscriptionPage('unsubscribe', 'newsletter.unsubscribe.title'),
  View: NewsletterUnsubscribeView,
});
