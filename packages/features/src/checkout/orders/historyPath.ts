import type { HistoryRequest } from '@touchline/contract/client/order';
import { maxHistorySearch, orderFilters } from '@touchline/contract/order/schema';

/** Names in the address of the orders, and of the fields of its form. */
export const historyFields = { page: 'page', state: 'state', year: 'year', search: 'q' } as const;

/** Path of the account's orders, below the site path; without a request all of them. */
export function historyPath({ page = 1, state, year, search }: HistoryRequest = {}): string {
  const query = new URLSearchParams({
    ...(search === undefined ? {} : { [historyFields.search]: search }),
    ...(state === undefined ? {} : { [historyFields.state]: state }),
    ...(year === undefined ? {} : { [historyFields.year]: String(year) }),
    ...(page === 1 ? {} : { [historyFields.page]: String(page) }),
  }).toString();
  return query === '' ? '/account/orders' : `/account/orders?${query}`;
}

/** What an address or a form asks for; whatever it does not understand is left out. */
export function readHistoryRequest(fields: URLSearchParams | FormData): HistoryRequest {
  const text = (name: string): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const page = text(historyFields.page);
  const year = text(historyFields.year);
  const search = text(historyFields.search).slice(0, maxHistorySearch);
  const state = orderFilters.find((filter) => filter === text(historyFields.state));
  return {
    ...(/^[1-9]\d{0,3}$/.test(page) && page !== '1' ? { page: Number(page) } : {}),
    ...(state === undefined ? {} : { state }),
    ...(/^\d{4}$/.test(year) ? { year: Number(year) } : {}),
    ...(search === '' ? {} : { search }),
  };
}
