import { privacyCaseStore } from '@touchline/features/consent/privacyRequest';
import type { PageAction } from '../page.ts';

/** Handles the forms of the pages of the links in mails. */
export const privacyCaseAction =
  (purpose: 'confirm' | 'archive'): PageAction =>
  async ({ stores, url }) => {
    const store = stores.of(privacyCaseStore);
    await store.open(url.searchParams.get('key') ?? '');
    if (purpose === 'confirm') {
      if (await store.confirm()) return { status: 200 };
    } else {
      const address = await store.takeFile();
      if (address !== undefined) return { leave: address };
    }
    if (store.problem === 'tooMany') return { status: 429 };
    return { status: store.problem ? 503 : 422 };
  };
