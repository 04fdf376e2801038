import { definePage } from '../../app/page.ts';
import { NotFoundView } from '../../app/NotFoundView.tsx';

/** `/checkout-ext-id-ping` asks guests for an identity of elsewhere. No shop asks for one yet: they go to the cart. */
export const page = definePage({
  messages: [],
  load: () => ({ redirect: '/cart' }),
  View: NotFoundView,
});
