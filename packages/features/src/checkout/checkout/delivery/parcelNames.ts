import type { Basket, LineItem } from '@touchline/contract/basket/schema';

/** The contents of one parcel, by line; the size only where the order has another size of the same product. */
export function parcelLines(
  basket: Basket | undefined,
  shipmentId: string,
): { name: string; size: string | undefined; quantity: number }[] {
  const shipments = basket?.shipmentList ?? [];
  const all = shipments.flatMap(({ productLineItemList }) => productLineItemList);
  const mine = shipments.find((shipment) => shipment.shipmentId === shipmentId);
  const isAlone = ({ productName, color }: LineItem) =>
    all.filter((other) => other.productName === productName && other.color === color).length === 1;
  return (mine?.productLineItemList ?? []).map((line) => ({
    name: line.productName,
    size: isAlone(line) ? undefined : line.size,
    quantity: line.quantity,
  }));
}
