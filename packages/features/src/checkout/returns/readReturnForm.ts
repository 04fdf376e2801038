import { returnMethods, returnReasons } from '@touchline/contract/order/returnReasons';
import type { ReturnLine } from '@touchline/contract/order/returnSchema';
import type { ReturnForm } from './ReturnStore.ts';

/** Names of the fields of a line. */
export const quantityField = (itemId: string): string => `quantity.${itemId}`;
export const exchangeField = (itemId: string): string => `exchange.${itemId}`;
export const reasonField = (itemId: string): string => `reason.${itemId}`;

/** Parses the posted form of a return; a line without a reason has none. */
export function readReturnForm(form: FormData, itemIds: readonly string[]): ReturnForm {
  const method = returnMethods.find((one) => one === form.get('method')) ?? 'dropOff';
  const lines = itemIds.flatMap((itemId): (Omit<ReturnLine, 'reason'> & Partial<ReturnLine>)[] => {
    const quantity = Number(form.get(quantityField(itemId)) ?? 0);
    const reason = returnReasons.find((one) => one === form.get(reasonField(itemId)));
    const size = form.get(exchangeField(itemId));
    const exchange = typeof size === 'string' && size !== '' ? { exchangeFor: size } : {};
    return Number.isInteger(quantity) && quantity > 0
      ? [{ itemId, quantity, ...(reason ? { reason } : {}), ...exchange }]
      : [];
  });
  return { method, lines };
}
