import { definePage } from '../../app/page.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/** `/delivery` redirects to the checkout. */
export const page = definePage({ messages: [], load: () => ({ redirect: '/checkout' }), View: NotFoundView });
