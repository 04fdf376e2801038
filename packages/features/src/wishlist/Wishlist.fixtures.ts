import { listCards } from '@touchline/contract/product/endpoints';
import type { ProductSummary } from '@touchline/contract/product/schema';
import * as calls from '@touchline/contract/wishlist/endpoints';
import type { WishlistCollection, WishlistItem } from '@touchline/contract/wishlist/schema';
import { shownCards } from '../catalog/productCard/index.ts';
import {
  comingSoon,
  longNamed,
  memberPriced,
  tempo,
  tempoOnSale,
} from '../catalog/productCard/ProductCard.fixtures.ts';
import { testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import { SavedProductsStore, type AccountLists } from './SavedProductsStore.ts';
import { guestWishlist } from './storage.ts';
import { WishlistStore, type WishlistSnapshot } from './WishlistStore.ts';

function different(product: ProductSummary, at: number): ProductSummary {
  const id = `TL410${at}`;
  const [own, ...others] = product.colours;
  return { ...product, id, colours: own ? [{ ...own, id }, ...others] : [] };
}

/** Four saved products: new, on sale, with a member price, and not on sale yet. */
export const savedCards: readonly ProductSummary[] = [tempo, tempoOnSale, memberPriced, comingSoon].map(
  different,
);

/** Four products with names that are too long. */
export const longCards: readonly ProductSummary[] = [longNamed, longNamed, longNamed, longNamed].map(
  different,
);

export const itemsOf = (cards: readonly ProductSummary[]): WishlistItem[] =>
  cards.map(({ id }) => ({ productId: id, collectionItemId: `item-${id}`, imageUrl: `/media/${id}` }));

const list = (id: string, name: string, more: Partial<WishlistCollection> = {}): WishlistCollection => ({
  ...{ id, name, public: false, itemCount: 4 },
  ...more,
});

/** What somebody saved without a name, for a race, and for a birthday that friends were told of. */
export const mayasLists: readonly WishlistCollection[] = [
  list('saved', ''),
  list('race', 'Manchester marathon', { itemCount: 2 }),
  list('birthday', 'Birthday', {
    itemCount: 7,
    public: true,
    shareToken: '0123456789abcdef0123456789abcdef',
  }),
];

interface Setting {
  session?: { isSignedIn: boolean; wishlist: readonly string[] };
  ports?: TestPorts;
  lists?: Partial<AccountLists>;
}

/** What the hearts of a guest need. */
export const ofGuest = {
  session: { isSignedIn: false, wishlist: [] },
  cookie: guestWishlist(),
  loadLists: () => Promise.reject(new Error('A guest has no lists.')),
};

/** Hearts of a guest, or of whoever `session` says. */
export function savedProducts({
  session = { isSignedIn: false, wishlist: [] },
  ports = testPorts(),
  lists = {},
}: Setting = {}): SavedProductsStore {
  return new SavedProductsStore(ports, {
    session,
    cookie: guestWishlist(),
    loadLists: () => Promise.resolve(lists as AccountLists),
  });
}

/** Scripts the back end: these lists and these products in each. */
export function scriptWishlist(
  { server }: TestPorts,
  {
    lists = mayasLists,
    cards = savedCards,
  }: { lists?: readonly WishlistCollection[]; cards?: readonly ProductSummary[] } = {},
): void {
  server
    .on(calls.getWishlists, { answer: { total: lists.length, collections: [...lists] } })
    .on(calls.getWishlistItems, { answer: { items: itemsOf(cards) } })
    .on(calls.deleteWishlistItem, { answer: { items: itemsOf(cards.slice(1)) } })
    .on(calls.addWishlistItem, {
      answer: { productId: tempo.id, collectionItemId: 'added', imageUrl: '/media/added' },
    })
    .on(calls.deleteWishlist, { answer: { total: lists.length - 1, collections: lists.slice(0, -1) } })
    .on(listCards, { answer: { items: [...cards] } });
}

/** The lists of Maya, who is signed in. */
export function wishlistWith(
  snapshot: Partial<Omit<WishlistSnapshot, 'cards'>> & { cards?: readonly ProductSummary[] } = {},
  { isSignedIn = true, ports = testPorts() }: { isSignedIn?: boolean; ports?: TestPorts } = {},
): WishlistStore {
  const { cards = savedCards, ...rest } = snapshot;
  scriptWishlist(ports, { cards });
  return WishlistStore.fromSnapshot(
    ports,
    { session: { isSignedIn }, guestIds: () => cards.map(({ id }) => id), onSavedChange: () => undefined },
    {
      ...{ status: { kind: 'ready' }, origin: 'https://shop.example', wishlistItems: itemsOf(cards) },
      ...(isSignedIn ? { collections: mayasLists, wishlistCollectionId: 'saved' } : { collections: [] }),
      ...rest,
      cards: shownCards(cards),
    },
  );
}
