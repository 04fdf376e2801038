import { RecordedEvents } from '@touchline/features/platform/analytics';
import type { Ports } from '@touchline/features/platform/ports';
import { siteBrand } from '@touchline/features/platform/site';
import { storyTools } from '../../../packages/features/src/platform/ports/storyTools.ts';
import type { Stores } from '../../../packages/storefront/src/state/Stores.ts';
import { createSession } from '../../../packages/storefront/src/server/render/createSession.ts';
import { PublicCallCache } from '../../../packages/storefront/src/server/cache/PublicCallCache.ts';
import type { Visitor } from './newVisitor.ts';
import type { ShopClock } from './ShopClock.ts';
import { storyDevice } from './storyDevice.ts';

/** Starts a session on one site, with the back end in the page, and returns its stores; `undefined` if there is no such site. */
export async function startSession(
  { brand, storage, hasSession, fetch }: Visitor,
  sitePath: string,
  clock: ShopClock,
  navigation: Ports['navigation'],
): Promise<Stores | undefined> {
  const started: { stores?: Stores } = {};
  const session = await createSession({
    ...{ brand: siteBrand(brand), sitePath, storage, navigation, clock, hasSession },
    isPersonal: true,
    authenticator: storyDevice,
    cache: new PublicCallCache({ milliseconds: 0, max: 1 }),
    analytics: new RecordedEvents((event) => storyTools.onEvent?.(event)),
    log: (message, error) => console.warn(message, error ?? ''),
    onMissingMessage: (key) => console.error(`There is no message for ${key}.`),
    transport: {
      fetch,
      origin: location.origin,
      onUnauthorised: () => started.stores?.session.refreshIfKnown(),
    },
  });
  if (!session) return undefined;
  return Object.assign(started, { stores: session.stores }).stores;
}
