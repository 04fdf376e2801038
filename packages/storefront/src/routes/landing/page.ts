import { productCardMessages } from '@touchline/features/catalog/productCard';
import { loadContent } from '../shared/loadContent.ts';
import type { Page } from '../page.ts';
import { LandingView } from './LandingView.tsx';

/** A page that was made at the desk of any sections: `/pages/black-week` is the content page with that key. */
export const page: Page = {
  messages: [productCardMessages],
  load: (context) => loadContent(context, `pages/${context.params['name'] ?? ''}`),
  View: LandingView,
};
