import type { ReturnableLine, ReturnLine } from '@touchline/contract/order/returnSchema';
import { paidParts, type PricedData } from '../order/paidParts.ts';

/** A parcel that has arrived, or not yet. */
export interface ArrivedParcel {
  readonly delivery: number;
  /** When it was delivered or collected; `undefined` before. */
  readonly arrivedAt: Date | undefined;
}

/** Everything that decides what may go back, and what for. */
export interface ReturnFacts {
  readonly data: PricedData;
  readonly currency: string;
  readonly totalMinor: number;
  readonly parcels: readonly ArrivedParcel[];
  /** What goes back already, of every return, with what was not taken. */
  readonly before: readonly (Pick<ReturnLine, 'itemId' | 'quantity'> & { readonly isRefused?: boolean })[];
  /** Days in which goods can be returned; `undefined` where the market takes none back. */
  readonly returnDays: number | undefined;
}

/** A return with its amounts in whole minor units. */
export interface PlannedReturn {
  readonly lines: readonly (ReturnLine & {
    readonly paidMinor: number;
    /**
     * Delivery of its parcel, where that now goes back entirely: it comes back, or the other size is worth it as well. One
     * line of a parcel has it.
     */
    readonly deliveryMinor: number;
  })[];
  /** Delivery that comes back. */
  readonly shippingMinor: number;
}

const dayMs = 86_400_000;

const goneBack = ({ before }: ReturnFacts, itemId: string): number =>
  before.reduce((sum, line) => sum + (line.itemId === itemId ? line.quantity : 0), 0);

/** What was not taken back stays with the shopper, so its parcel never goes back entirely. */
const wasRefused = ({ before }: ReturnFacts, itemId: string): boolean =>
  before.some((line) => line.itemId === itemId && line.isRefused);

const linesOf = ({ data }: ReturnFacts, delivery: number) => {
  const itemIds = data.shippingLineItemList[delivery]?.itemIds;
  return data.productLineItemList.filter(({ itemId }) => itemIds?.includes(itemId) ?? true);
};

/** What may still go back: delivered, not made for somebody, and within the days of the market. */
export function returnableLines(facts: ReturnFacts, now: Date): ReturnableLine[] {
  const { parcels, returnDays } = facts;
  if (returnDays === undefined) return [];
  return parcels.flatMap(({ delivery, arrivedAt }) => {
    if (!arrivedAt) return [];
    const until = new Date(arrivedAt.getTime() + returnDays * dayMs);
    if (now > until) return [];
    return linesOf(facts, delivery).flatMap(({ itemId, quantity, personalisation }) => {
      const left = quantity - goneBack(facts, itemId);
      return left > 0 && !personalisation?.length
        ? [{ itemId, quantity: left, until: until.toISOString() }]
        : [];
    });
  });
}

/**
 * What a return is worth, or `undefined` where some of it may not go back. What was paid for a line is divided among its
 * pieces: whatever goes back in however many returns, the amounts add up to what was paid, and delivery, with what paying
 * at the door costs, comes back with the last piece of its parcel, or goes on to the other size of it.
 */
export function planReturn(
  facts: ReturnFacts,
  asked: readonly ReturnLine[],
  now: Date,
): PlannedReturn | undefined {
  const may = new Map(returnableLines(facts, now).map(({ itemId, quantity }) => [itemId, quantity]));
  const isSound =
    asked.every(({ itemId, quantity }) => quantity <= (may.get(itemId) ?? 0)) &&
    new Set(asked.map(({ itemId }) => itemId)).size === asked.length;
  if (!isSound) return undefined;
  const parts = paidParts(facts);
  const paid = new Map<string, number>();
  const delivered = new Map<string, number>();
  let shippingMinor = 0;
  for (const { delivery } of facts.parcels) {
    let isWhole = true;
    let first: string | undefined;
    let exchanged: string | undefined;
    for (const { itemId, quantity } of linesOf(facts, delivery)) {
      const from = goneBack(facts, itemId);
      const line = asked.find((one) => one.itemId === itemId);
      const more = line?.quantity ?? 0;
      if (line?.exchangeFor !== undefined) exchanged ??= itemId;
      const upTo = (pieces: number) => Math.round(((parts.lines.get(itemId) ?? 0) * pieces) / quantity);
      paid.set(itemId, upTo(from + more) - upTo(from));
      isWhole &&= from + more === quantity && !wasRefused(facts, itemId);
      if (more > 0) first ??= itemId;
    }
    if (!isWhole || first === undefined) continue;
    const minor = parts.deliveries[delivery] ?? 0;
    if (exchanged === undefined) shippingMinor += minor;
    delivered.set(exchanged ?? first, minor);
  }
  return {
    lines: asked.map((line) => ({
      ...line,
      paidMinor: paid.get(line.itemId) ?? 0,
      deliveryMinor: delivered.get(line.itemId) ?? 0,
    })),
    shippingMinor,
  };
}
