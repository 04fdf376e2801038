import type { AddItem, RestoreParams } from './schema.ts';
import { withoutCountrySuffix } from './withoutCountrySuffix.ts';

/** A line of a basket link: the item to add, and the sender's price and currency, which are never trusted. */
export interface RestoreLine {
  item: AddItem;
  priceSeen: string;
  currencySeen: string;
}

const names = ['pid', 'qty', 'rid', 'prc', 'cry'] as const;

/** The parameters of a basket link as they are sent; a missing one is empty, and the link is then refused. */
export function restoreParams(query: string): RestoreParams {
  const params = new URLSearchParams(queryOf(query));
  const [pid = '', qty = '', rid = '', prc = '', cry = ''] = names.map((name) => params.get(name) ?? '');
  return { pid, qty, rid, prc, cry };
}

/**
 * Parses the query of a basket link. `pid`, `qty`, `rid`, `prc` and `cry` are comma-separated lists of equal length;
 * `rid` may have empty entries. `undefined` when a parameter is missing, the lengths differ or a quantity is not a
 * positive integer.
 */
export function readRestoreUrl(query: string | URLSearchParams): RestoreLine[] | undefined {
  const params = typeof query === 'string' ? new URLSearchParams(queryOf(query)) : query;
  if (!names.every((name) => params.has(name))) return undefined;
  const [pid = [], qty = [], rid = [], prc = [], cry = []] = names.map((name) =>
    (params.get(name) ?? '').split(','),
  );
  const isEven = [qty, rid, prc, cry].every(({ length }) => length === pid.length);
  const isSound = pid.every(Boolean) && qty.every((text) => /^[1-9]\d{0,3}$/.test(text.trim()));
  if (!isEven || !isSound || pid.length > 50) return undefined;
  return pid.map((productId, at) => ({
    item: {
      productId: withoutCountrySuffix(productId.trim()),
      quantity: Number(qty[at]),
      ...(rid[at] ? { recipeId: rid[at] } : {}),
    },
    priceSeen: prc[at] ?? '',
    currencySeen: cry[at] ?? '',
  }));
}

/** Storage may hold a complete address or only its query. */
function queryOf(address: string): string {
  const at = address.indexOf('?');
  return at >= 0 ? address.slice(at + 1) : address;
}
