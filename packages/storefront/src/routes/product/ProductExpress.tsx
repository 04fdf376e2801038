import { ExpressOffer, expressOfferStore } from '@touchline/features/checkout/express';
import type { ProductPageProps } from '@touchline/features/catalog/product';
import { useStore } from '../../state/StoresContext.ts';

export interface ProductExpressProps {
  /** What is chosen; see `BuyForm`. */
  choose: Parameters<NonNullable<ProductPageProps['express']>>[0];
}

/** Buys what is chosen at once, beside the bag. */
export default function ProductExpress({ choose }: ProductExpressProps) {
  const items = async () => {
    const item = await choose();
    return item && [item];
  };
  return <ExpressOffer store={useStore(expressOfferStore)} source={{ items }} />;
}
