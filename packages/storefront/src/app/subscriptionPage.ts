import { cutText } from '@touchline/contract/cutText';
import {
  newsletterMessages,
  readPreferences,
  subscriptionStore,
  type SubscriptionPurpose,
  type SubscriptionStore,
} from '@touchline/features/newsletter';
import type { ActionResult, Page } from './page.ts';
import { pageTitle } from './pageTitle.ts';

/** Does what a form asks for. A mail program that unsubscribes sends no action, only to its page. */
async function submit(
  store: SubscriptionStore,
  purpose: SubscriptionPurpose,
  form: FormData,
): Promise<boolean> {
  const action = form.get('action') ?? (purpose === 'unsubscribe' ? 'end' : undefined);
  if (action === 'confirm') return store.confirm();
  if (action === 'end') return store.end();
  if (action === 'save') return store.save(readPreferences(form));
  const email = form.get('email');
  return action === 'askLink' && store.askLink(typeof email === 'string' ? cutText(email, 200) : '');
}

/** What the pages of the links in mails share: opening one changes nothing, only a form does. */
export function subscriptionPage(
  purpose: SubscriptionPurpose,
  titleKey: string,
): Pick<Page, 'messages' | 'isPersonal' | 'load' | 'action'> {
  return {
    messages: [newsletterMessages],
    isPersonal: true,
    async load({ stores, url }) {
      const store = stores.of(subscriptionStore);
      // After a form the page shows what came of it.
      if (!store.isActedOn) await store.open(url.searchParams.get('key') ?? '');
      return {
        ...(store.status.kind === 'failed' ? { status: 503 } : {}),
        head: {
          title: pageTitle(stores.site, stores.translator.translate('newsletter', titleKey)),
          canonicalPath: `/newsletter/${purpose}`,
          robots: 'noindex',
        },
        // The address has the key: other origins must not see it, and our own pages need the origin for forms.
        headers: { 'referrer-policy': 'strict-origin' },
      };
    },
    async action({ stores, url, form }): Promise<ActionResult> {
      const store = stores.of(subscriptionStore);
      await store.open(url.searchParams.get('key') ?? '');
      if (await submit(store, purpose, form)) return { status: 200 };
      if (store.problem === 'tooMany') return { status: 429 };
      return { status: store.problem ? 503 : 422 };
    },
  };
}
