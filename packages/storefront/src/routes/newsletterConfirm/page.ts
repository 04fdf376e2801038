import { definePage } from '../page.ts';
import { subscriptionPage } from '../shared/subscriptionPage.ts';
import { NewsletterConfirmView } from './NewsletterConfirmView.tsx';

/** Confirms a sign-up by the link of a mail. */
export const page = definePage({
  ...subscriptionPage('confirm', 'newsletter.confirm.title'),
  View: NewsletterConfirmView,
});
