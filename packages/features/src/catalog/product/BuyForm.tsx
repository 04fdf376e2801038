import type { AddItem } from '@touchline/contract/basket/schema';
import { Button } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { StickyBar } from '@touchline/design-system/layout';
import { QuantityStepper } from '@touchline/design-system/QuantityStepper';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { BagErrorNote, type BagStore } from '../../cart/bag/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { addToBagFields } from './productUrl.ts';
import type { ProductStore } from './ProductStore.ts';
import { productMessages } from './productMessages.ts';
import { SizeChoice } from './SizeChoice.tsx';
import { sizeName } from './sizes.ts';
import { StateNote } from './StateNote.tsx';
import type { ShownProduct } from './ShownProduct.ts';

export interface BuyFormProps {
  store: ProductStore;
  bag: BagStore;
  product: ShownProduct;
  /** Whether a member looks at it, in the colours of the membership. */
  isForMember?: boolean | undefined;
  /** Next to the button: the wishlist button. */
  action?: ReactNode;
  /** Below the button: buttons that buy at once what `choose` returns; `undefined` when something is missing. */
  express?: ((choose: () => Promise<AddItem | undefined>) => ReactNode) | undefined;
  /** Fields for what is put on the product. */
  personalise?: ReactNode;
  /**
   * Called before the product is added: whether the fields of `personalise` are accepted. `undefined` where nothing can
   * tell, because their code is not there: the form is sent to the server, which checks them.
   */
  onBeforeAdd?: (() => Promise<boolean> | undefined) | undefined;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.20')};
`;

const Acts = styled.div`
  display: flex;
  gap: ${token('space.12')};
  & > :first-child {
    flex: 1;
  }
`;

const PersonLimit = styled.p`
  margin: 0;
  color: ${token('color.text.subtle')};
`;

const Quantity = styled.div`
  ${type('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
`;

/* The sticky buy bar on a phone; on a desktop the button stays in view. */
const Bar = styled(StickyBar)`
  & > p {
    ${type('label')}
    font-variant-numeric: tabular-nums;
  }
  & > p > span {
    ${type('fine')}
    display: block;
    color: ${token('color.text.subtle')};
  }
  & > :last-child {
    flex: 1;
  }
  ${media.wide} {
    display: none;
  }
`;

/** Whether the button has been scrolled out of view; `false` before hydration. */
function useOutOfView(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [isOut, setOut] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observerOfPlace = new IntersectionObserver(([entry]) => setOut(entry?.isIntersecting === false));
    observerOfPlace.observe(place.current);
    return () => observerOfPlace.disconnect();
  }, []);
  return [place, isOut];
}

/** Size, quantity and the button. A form that posts to the product's address; after hydration it adds without leaving the page. */
export const BuyForm = observer(function BuyForm({
  store,
  bag,
  product,
  isForMember,
  action,
  express,
  personalise,
  onBeforeAdd,
}: BuyFormProps) {
  const t = useMessages(productMessages);
  const site = useSite();
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const sizes = useRef<HTMLFieldSetElement>(null);
  const [place, isOutOfView] = useOutOfView();
  const { chosen, buyability, canBuy } = store;

  const leadToSizes = () => sizes.current?.querySelector<HTMLInputElement>('input:checked, input')?.focus();
  /** Whether the fields of `personalise` are accepted, as they have answered; where not, the shopper is led to them. */
  const isAccepted = async (checked: Promise<boolean> | undefined) => {
    if (!onBeforeAdd || (await checked)) return true;
    // After React has marked the fields.
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    return false;
  };

  /** What is chosen; where something is missing the shopper is led to it. */
  const chooseItem = async () => {
    const item = store.itemToAdd();
    if (item) return (await isAccepted(onBeforeAdd?.())) ? item : undefined;
    leadToSizes();
    return undefined;
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    const item = store.itemToAdd();
    const checked = item && onBeforeAdd?.();
    // Nothing here can tell: the form goes to the server.
    if (item && onBeforeAdd && !checked) return;
    event.preventDefault();
    if (!item) return leadToSizes();
    if (!(await isAccepted(checked))) return;
    const isAdded = await bag.submit(item);
    // A refusal means that the page's stock is outdated.
    if (!isAdded) await store.refreshAvailability();
  };

  const label = {
    buyable: 'add',
    preorder: 'add.preorder',
    backorder: 'add.backorder',
    comingSoon: 'add.comingSoon',
    soldOut: 'add.soldOut',
  } as const;
  const button = (
    <Button
      type="submit"
      form={form}
      variant={isForMember ? 'accent' : 'primary'}
      isWide
      isBusy={bag.isSubmitting}
      busyLabel={canBuy ? t('add.busy') : undefined}
      disabled={!canBuy}
    >
      {t(label[buyability.kind])}
    </Button>
  );

  return (
    <Form
      ref={element}
      id={form}
      method="post"
      action={site.href(product.meta_data.canonical)}
      onSubmit={(event) => void handleSubmit(event)}
    >
      {store.hasSizes ? (
        <SizeChoice ref={sizes} store={store} product={product} />
      ) : (
        <input type="hidden" name={addToBagFields.sku} value={chosen?.sku ?? ''} />
      )}
      {store.recipeId === undefined ? null : (
        <input type="hidden" name={addToBagFields.recipeId} value={store.recipeId} />
      )}
      {store.hasQuantity ? (
        <Quantity>
          <span aria-hidden="true">{t('quantity')}</span>
          <QuantityStepper
            name={addToBagFields.quantity}
            label={t('quantity.of', { name: product.name })}
            decreaseLabel={t('quantity.less')}
            increaseLabel={t('quantity.more')}
            quantity={store.quantity}
            max={store.maxQuantity}
            maxMessage={t('quantity.most', { count: store.maxQuantity })}
            onQuantityChange={store.chooseQuantity}
          />
        </Quantity>
      ) : null}
      {personalise}
      {product.maxPerPerson === undefined ? null : (
        <PersonLimit>{t('quantity.perPerson', { count: product.maxPerPerson })}</PersonLimit>
      )}
      <StateNote store={store} product={product} />
      <BagErrorNote store={bag} />
      <Acts ref={place}>
        {button}
        {action}
      </Acts>
      {canBuy ? express?.(chooseItem) : null}
      <Bar isShown={isOutOfView && canBuy}>
        <p>
          {site.money((store.pricing ?? product.pricing_information).currentPrice, 'short')}
          {chosen && store.hasSizes && chosen.price === undefined ? (
            <span>{sizeName(product, chosen.size, site)}</span>
          ) : null}
        </p>
        {button}
      </Bar>
    </Form>
  );
});
