import * as content from '../content/endpoints.ts';
import * as market from '../market/endpoints.ts';
import type { ContentFrame, ContentPage } from '../content/schema.ts';
import type { MarketSummary, Site } from '../market/schema.ts';
import { NotFound } from '../errors.ts';
import type { Transport } from './transport.ts';

/** The market and language of the transport's site path; `undefined` when there is no such site. */
export async function getSite(call: Transport): Promise<Site | undefined> {
  try {
    return await call(market.getSite, { params: { sitePath: call.sitePath } });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}

/** All markets, for the country choice. */
export function listMarkets(call: Transport): Promise<MarketSummary[]> {
  return call(market.listMarkets);
}

/** Checkout flags for this visitor. */
export function getFeatures(call: Transport, userId?: string): Promise<Record<string, boolean>> {
  return call(market.getFeatures, { query: userId ? { userId } : {} });
}

/** Header and footer. */
export function getFrame(call: Transport, brand: string): Promise<ContentFrame> {
  return call(content.getFrame, { query: { brand } });
}

/** A content page; `undefined` when there is none under this key. */
export async function getPage(call: Transport, key: string, brand: string): Promise<ContentPage | undefined> {
  try {
    return await call(content.getPage, { params: { key }, query: { brand } });
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
