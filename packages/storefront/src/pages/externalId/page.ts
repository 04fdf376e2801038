import { definePage } from '../../app/page.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/** `/checkout-ext-id-ping` asks guests for an external identity. No shop needs one yet: it redirects to the cart. */
export const page = definePage({
  messages: [],
  load: () => ({ redirect: '/cart' }),
  View: NotFoundView,
});
