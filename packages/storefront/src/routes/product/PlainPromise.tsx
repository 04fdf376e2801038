import {
  deliveryPromiseMessages,
  deliveryPromiseStore,
  postalCodeParameter,
} from '@touchline/features/catalog/deliveryPromise';
import { productPath, productStore } from '@touchline/features/catalog/product';
import { useMessages } from '@touchline/features/platform/i18n';
import { postalCodeRule } from '@touchline/design-system/PostalCodeField';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { useStore, useStores } from '../../state/StoresContext.ts';

const Form = lazyView({ load: () => import('./ProductPromise.tsx'), otherwise: () => null });

/** Without JavaScript: a link to the same page with the form, which most visitors do without. */
export default function PlainPromise({ productId }: { productId: string }) {
  const { site } = useStores();
  const t = useMessages(deliveryPromiseMessages);
  const { product } = useStore(productStore);
  const { isFormShown } = useStore(deliveryPromiseStore);
  if (isFormShown) return <Form productId={productId} />;
  if (!product || !postalCodeRule(site.market.country)) return null;
  return <a href={`${site.href(productPath(product))}?${postalCodeParameter}=`}>{t('bag.title')}</a>;
}

export const messages = [deliveryPromiseMessages];
