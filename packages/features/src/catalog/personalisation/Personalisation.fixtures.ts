import type { EngineResponse } from '@touchline/contract/personalisation/schema';
import type { PageVisit } from './engineEvents.ts';

/** The home page, visited with something in the bag. */
export const visit = (changes: Partial<PageVisit> = {}): PageVisit => ({
  ...{ url: 'https://shop.example/gb', path: '/', route: 'home', userAgent: 'Test', products: ['TL4101'] },
  referrer: 'https://search.example/',
  ...{ loggedIn: false, browserLanguage: 'en-GB', inPortraitMode: false },
  cartLines: [{ sku: 'TL4101_080', pid: 'TL4101', quantity: 1, currency: 'GBP', value: '130' }],
  ...changes,
});

/** The engine wants a visitor to see their bag. */
export const decision = (): EngineResponse => ({
  meta: { code: 200 },
  data: {
    responses: [
      {
        requestId: 'home-1',
        actions: [
          {
            ...{ actionId: 'bag', actionType: 'content', impressionId: 'own.bag', condition: 'hasBag' },
            content: {
              title: 'Your bag is waiting',
              text: 'Everything in it is still there.',
              link: { label: 'Open the bag', href: '/cart' },
            },
          },
        ],
      },
    ],
  },
});
