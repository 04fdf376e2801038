import {
  personalisedProductMessages,
  PersonaliseFields,
  PersonaliseStore,
} from '@touchline/features/catalog/personalisedProduct';
import { productStore } from '@touchline/features/catalog/product';
import { useEffect, useState } from 'react';
import { useStore, useStores } from '../../state/StoresContext.ts';
import type { ShownProduct } from '@touchline/features/catalog/product';

interface PersonaliseProps {
  product: ShownProduct;
  /** Takes what checks the fields before the product is added; `undefined` when they are gone. */
  onCheck: (check: (() => Promise<boolean>) | undefined) => void;
}

/** Fields for what is put on a product, and their check before it is added. */
export default function Personalise({ product, onCheck }: PersonaliseProps) {
  const { ports } = useStores();
  const page = useStore(productStore);
  const [store] = useState(() => new PersonaliseStore(ports, page));
  useEffect(() => {
    onCheck(store.check);
    return () => onCheck(undefined);
  }, [onCheck, store]);
  const picture = product.view_list.find(({ view }) => view === 'back') ?? product.view_list[0];
  return <PersonaliseFields store={store} name={product.name} picture={picture} />;
}

export const messages = [personalisedProductMessages];
