import { definePage } from '../page.ts';
import { subscriptionPage } from '../shared/subscriptionPage.ts';
import { NewsletterPreferencesView } from './NewsletterPreferencesView.tsx';

/** Topics and frequency by the link of a mail; without one, asks for it. */
export const page = definePage({
  ...subscriptionPage('preferences', 'newsletter.preferences.title'),
  View: NewsletterPreferencesView,
});
