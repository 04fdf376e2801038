import type { Guard } from './guards.ts';
import type { PageRoute } from './routes.ts';

/** Pages of an order's documents, and the one that the links of mails lead to. Whose address is a key reloads, as the order's. */
export const documentRoutes = (forMembers: Guard): readonly PageRoute[] => [
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
