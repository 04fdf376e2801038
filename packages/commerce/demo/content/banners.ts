import type { ShopAppBanner, ShopUsp } from '@touchline/commerce/content/BrandContent';
import { texts } from '../catalogue/texts.ts';
import { decoration, link } from './write.ts';

/** Messages of the strip; markets turn it on by `displayTopUspBar`. */
export const usps: readonly ShopUsp[] = [
  { analyticsName: 'delivery', title: texts('Free delivery over {freeFrom}'), url: '/help/delivery' },
  {
    analyticsName: 'returns',
    title: texts('Return within {returnDays} days'),
    popup: {
      title: texts('How returns work'),
      text: texts(
        'Print the label from your order, hand the parcel in, and the money is on its way within days of its arrival.',
      ),
      links: [link('/help/returns', 'All about returns')],
    },
  },
  { analyticsName: 'blog', title: texts('New on the blog: five boots, one saw'), url: '/blog/boot-test' },
];

/** The banner of the app; markets name its address, `downloadShopAppUrl`. */
export const appBanner: ShopAppBanner = {
  title: texts('{brand} in your pocket'),
  statement: texts('Launches first, orders at a glance'),
  call: texts('Get the app'),
  picture: decoration('touchline-category-shoes'),
  background: '#14304a',
  ratings: { iphone: { rating: 4.7, count: 12_400 }, android: { rating: 4.5, count: 8_900 } },
};
