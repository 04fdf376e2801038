import type { ShopCampaign } from '@touchline/commerce/content/BrandContent';
import { texts } from '../catalogue/texts.ts';

/** The campaign of the demo shop: open at any time, by a link and by the address of a page. */
export const launchList: ShopCampaign = {
  componentId: 'launch-list',
  triggers: ['link', 'page'],
  version: '1',
  title: texts('The launch list'),
  paragraphs: [
    texts(
      'New shoes first reach those on the list. Leave your address, and you hear of them before the doors open.',
    ),
  ],
  closed: texts('The list is closed. The next one opens soon.'),
};
