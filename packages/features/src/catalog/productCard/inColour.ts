import type { CardProduct } from './CardProduct.ts';

/** A card in another of its colours: that colour's page, name, picture and prices. What is said of sizes stays away. */
export function inColour(card: CardProduct, id: string | undefined): CardProduct {
  const colour = id === card.id ? undefined : card.colours.find((each) => each.id === id);
  if (!colour) return card;
  const { lowStock: _, availableFrom: __, availability_status: ___, badge: ____, ...rest } = card;
  return {
    ...rest,
    ...{
      id: colour.id,
      url: colour.url,
      color: colour.name,
      availability_status: colour.availability_status ?? 'IN_STOCK',
    },
    pictures: colour.picture ? [colour.picture] : [],
    pricing_information: colour.pricing_information ?? card.pricing_information,
  };
}
