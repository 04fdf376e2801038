import type { AddItem, Basket } from '@touchline/contract/basket/schema';

/** What is bought: the bag, or items beside it. */
export interface ExpressSource {
  /** The bag as it is shown; absent for items. */
  readonly basket?: Basket | undefined;
  /** The chosen items; `undefined` when the shopper has to choose a size first, which the page then says. */
  items?(): Promise<readonly AddItem[] | undefined>;
  /** The bag has the address and the delivery of the sheet, and is about to be paid. */
  onShipped?(basket: Basket): void;
  /** The bag was bought: the next one begins. */
  onBought?(): void;
}
