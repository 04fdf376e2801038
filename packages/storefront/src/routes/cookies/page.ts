import { cookieNoticeMessages } from '@touchline/features/consent/cookieNotice';
import { loadContent } from '../shared/loadContent.ts';
import type { Page } from '../page.ts';
import { CookiesView } from './CookiesView.tsx';

/** `/help/cookies`: the content page with that key, and a list of everything that the shop stores. */
export const page: Page = {
  messages: [cookieNoticeMessages],
  load: (context) => loadContent(context, 'help/cookies'),
  View: CookiesView,
};
