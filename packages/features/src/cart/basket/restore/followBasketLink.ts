import { readRestoreUrl, restoreParams } from '@touchline/contract/basket/restoreUrl';
import type { RestoredBasket } from '@touchline/contract/basket/schema';
import type { Ports } from '../../../platform/ports/index.ts';
import { stored } from '../../../platform/storage/index.ts';
import type { BasketStore } from '../BasketStore.ts';
import { restoreUrl } from '../storage.ts';

/** What became of a link that fills the bag. */
export type BasketLinkOutcome =
  /** There is something in the bag already: it stays as it is. */
  | { kind: 'kept' }
  /** `lost` lines are not sold any more; of `repriced` ones the price is not the one that the link tells. */
  | { kind: 'restored'; lost: number; repriced: number }
  | { kind: 'failed' };

type Needs = Pick<Ports, 'storage' | 'clock' | 'reporter'>;

/**
 * Rebuilds a bag from the query of a link (checkout document, section 2, `/cart/restore`): the current bag is used if
 * it has products. A session that is over meanwhile is rebuilt from the link as well.
 */
export async function followBasketLink(
  ports: Needs,
  basket: BasketStore,
  query: string,
): Promise<BasketLinkOutcome> {
  const lines = readRestoreUrl(query);
  const link = stored(ports);
  if (lines) link.write(restoreUrl, query);
  try {
    await basket.load({ fresh: true });
    if (basket.productCount > 0) return { kind: 'kept' };
    if (!lines || basket.status.kind === 'failed') return { kind: 'failed' };
    return await restore(basket, query);
  } catch (error) {
    ports.reporter.report('A bag could not be restored from its link.', error);
    return { kind: 'failed' };
  } finally {
    link.remove(restoreUrl);
  }
}

/**
 * Adds the one line that a link tells by `pid`, `rid` (its recipe) and `qty` (1 without it), beside what is in the bag.
 * Resolves to whether it was added.
 */
export async function addFromLink(
  ports: Pick<Ports, 'reporter'>,
  basket: BasketStore,
  query: string,
): Promise<boolean> {
  const params = new URLSearchParams(query);
  const [pid, rid] = [params.get('pid') ?? '', params.get('rid') ?? ''];
  const complete = new URLSearchParams({ pid, rid, qty: params.get('qty') ?? '1', prc: '', cry: '' });
  const [line] = readRestoreUrl(complete) ?? [];
  if (!line?.item.recipeId) return false;
  try {
    return (await basket.add(line.item)).kind === 'done';
  } catch (error) {
    ports.reporter.report('A product could not be added from its link.', error);
    return false;
  }
}

async function restore(basket: BasketStore, query: string): Promise<BasketLinkOutcome> {
  const lines = await basket.restore(restoreParams(query));
  const countOf = (outcome: RestoredBasket['lines'][number]['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  return { kind: 'restored', lost: countOf('refused'), repriced: countOf('repriced') };
}
