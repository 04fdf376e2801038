import type { Site } from '@touchline/contract/market/schema';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import { pictureOf } from '../../catalogue/products/pictures.ts';
import type { StoredLine } from '../basket/BasketData.ts';
import type { LoadedBasket } from '../basket/loadBasket.ts';
import { skuAvailability } from '../basket/skuAvailability.ts';
import type { PointRecord } from './PointRecord.ts';
import type { StoreStock } from './storeAvailability.ts';

/** How much of a basket a store has, and whether the shop can send the rest there. */
export interface AtStore {
  readonly stock: NonNullable<PickupPoint['stock']>;
  readonly lines: NonNullable<PickupPoint['lines']>;
  /** Earliest time it can ship, if not now. */
  readonly readyFrom: Date | undefined;
}

/**
 * The lines of a basket at a store. It has all of it, or `some` of the lines; what is missing is sent there (`later`
 * where it has none), unless the shop has sold out as well.
 */
export function linesAtStore(
  storedLines: readonly StoredLine[],
  { facts }: Pick<LoadedBasket, 'facts'>,
  { id }: Pick<PointRecord, 'id'>,
  stockOf: StoreStock,
  site: Site,
  now: Date,
): AtStore {
  const wanted = new Map<string, number>();
  for (const { sku, quantity } of storedLines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity);
  const sizes = [...wanted].map(([sku, quantity]) => {
    const known = facts.get(sku);
    const picture = known?.picture ? pictureOf(known.picture, known, site.language.code) : undefined;
    const { available, readyFrom } = skuAvailability(known, now);
    const isSoldInStores = known?.active === true && known.standard !== null && known.selling === 'normal';
    return {
      ...{ readyFrom, canBeSent: available >= quantity },
      line: {
        ...{ productId: sku, productName: known?.name ?? '', quantity },
        availableQuantity: isSoldInStores ? stockOf(sku, id) : 0,
        ...(picture ? { picture } : {}),
      },
    };
  });
  const here = sizes.filter(({ line }) => line.availableQuantity >= line.quantity).length;
  const canBeSent = sizes.every((size) => size.canBeSent);
  const days = sizes.flatMap(({ readyFrom }) => (readyFrom ? [readyFrom.getTime()] : []));
  return {
    stock:
      sizes.length > 0 && here === sizes.length ? 'all' : !canBeSent ? 'none' : here > 0 ? 'some' : 'later',
    lines: sizes.map(({ line }) => line),
    readyFrom: days.length > 0 ? new Date(Math.max(...days)) : undefined,
  };
}
