import * as calls from '@touchline/contract/basket/endpoints';
import type { Basket } from '@touchline/contract/basket/schema';
import { basketOf, fullBasket, strike, tee } from '../basket/Basket.fixtures.ts';
import { BasketStore, type BasketStatus } from '../basket/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { savedProducts } from '../../wishlist/Wishlist.fixtures.ts';
import { CartStore } from './CartStore.ts';

/** A bag as the server sent it, with a scripted back end. */
export function bag(
  basket: Basket,
  status: BasketStatus = { kind: 'ready' },
  flags: Readonly<Record<string, boolean>> = {},
) {
  const ports = testPorts({ flags: { guestCheckout: true, ...flags } });
  ports.server.on(calls.getBag, { answer: basket }).on(calls.getBaskets, { answer: basket });
  const saved = savedProducts({ ports });
  const store = new CartStore(
    ports,
    BasketStore.fromSnapshot(ports, {
      status,
      loadedAt: ports.clock.now().getTime(),
      ...(status.kind === 'ready' ? { basket } : {}),
    }),
    () => saved,
  );
  return { store, server: ports.server };
}
/** A bag of three that takes a removal of its first line, and its return. */
export function removable() {
  const { store, server } = bag(fullBasket());
  server.on(calls.deleteItem, { answer: basketOf([strike, tee]) });
  server.on(calls.addItems, { answer: fullBasket() });
  return store;
}
