import type { Guard } from './guards.ts';
import type { PageRoute } from './routes.ts';

/** The page of an order, the one that the links of mails lead to, and those of its documents. */
export const orderRoutes = (forMembers: Guard): readonly PageRoute[] => [
  // Its address may be a key: it has a referrer policy, which only applies when a document is loaded.
  {
    name: 'OrderPage',
    id: 'order',
    path: 'order',
    reloads: true,
    load: () => import('./order/page.ts'),
  },
  {
    name: 'OrderSearchPage',
    id: 'orderSearch',
    path: 'order/find',
    reloads: true,
    load: () => import('./orderSearch/page.ts'),
  },
  {
    name: 'OrderCreditNotePage',
    id: 'orderCreditNote',
    path: 'order/credit-note',
    reloads: true,
    load: () => import('./orderCreditNote/page.ts'),
  },
  {
    name: 'AccountCreditNotePage',
    id: 'accountCreditNote',
    path: 'account/orders/:orderId/credit-note/:number',
    guard: forMembers,
    load: () => import('./accountCreditNote/page.ts'),
  },
];
