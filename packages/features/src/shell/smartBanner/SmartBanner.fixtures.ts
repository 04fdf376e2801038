import * as content from '@touchline/contract/content/endpoints';
import type { AppRating, SmartBannerContent } from '@touchline/contract/content/schema';
import { frame } from '../header/Header.fixtures.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { picture } from '../../catalog/productCard/ProductCard.fixtures.ts';
import { SmartBannerStore } from './SmartBannerStore.ts';

export const smartBanner: SmartBannerContent = {
  title: 'Touchline on your phone',
  statement_text: 'Launches first, and your size kept',
  calls_to_action: [{ cta_text: 'Get the app', external_link: 'https://apps.example/touchline' }],
  head_image: picture('RR4101', 'side', ''),
  background_color: '#14304a',
};

/** A phone of each system, as its browser calls itself. */
export const phones = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile',
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)',
} as const;

/** The banner of a shop whose app is rated so, or not at all. */
export function bannerOf(rating?: AppRating, banner: SmartBannerContent | undefined = smartBanner) {
  const ports: TestPorts = testPorts();
  ports.server.on(content.getFrame, { answer: { ...frame, ...(banner ? { smartBanner: banner } : {}) } });
  ports.server.on(
    content.getAppRating,
    rating ? { answer: rating } : { status: 404, error: { errorCode: 'NotFound', message: 'No ratings.' } },
  );
  return { ports, store: new SmartBannerStore(ports, 'touchline') };
}
