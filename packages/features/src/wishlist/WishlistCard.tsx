import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { CloseIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Select } from '@touchline/design-system/Select';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { ProductCard, type CardProduct } from '../catalog/productCard/index.ts';
import { useSite } from '../platform/site/index.ts';
import { WishlistForm, type WishlistFormProps } from './WishlistForm.tsx';
import { useListName } from './useListName.ts';
import { wishlistMessages } from './wishlistMessages.ts';
import type { WishlistStore } from './WishlistStore.ts';

const Root = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space.16')};
`;

const Acts = styled.div`
  display: grid;
  gap: ${token('space.12')};
`;

const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token('space.8')};
  /* Below the list on a phone. */
  & > :first-child {
    flex: 1 1 160px;
    min-inline-size: 0;
  }
  & > :last-child {
    flex: 1 0 auto;
  }
`;

export interface WishlistCardProps extends Pick<WishlistFormProps, 'onSubmit'> {
  store: WishlistStore;
  product: CardProduct;
  /** Opens the choice of a size, from which the product goes to the bag; otherwise the product's page opens. */
  onChooseSize?: ((product: CardProduct) => void) | undefined;
}

/** A saved product: its card, the way into the bag, another colour, another list, and out of this one. */
export const WishlistCard = observer(function WishlistCard({
  store,
  product,
  onChooseSize,
  onSubmit,
}: WishlistCardProps) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const nameOf = useListName();
  const { id, name, url, colours } = product;
  const otherColours = colours.filter((colour) => colour.id !== id);
  const others = store.collections.filter((each) => each.id !== store.wishlistCollectionId);
  const changes =
    otherColours.length === 0 ? 'change.list' : others.length === 0 ? 'change.colour' : 'change.both';
  const handleChoose = (event: MouseEvent) => {
    if (!onChooseSize || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChooseSize(product);
  };
  return (
    <Root>
      <ProductCard
        product={product}
        level={2}
        action={
          <WishlistForm action="remove" fields={{ product: id }} {...{ store, onSubmit }}>
            <IconButton type="submit" variant="floating" label={t('remove', { name })}>
              <CloseIcon size={20} />
            </IconButton>
          </WishlistForm>
        }
      />
      <Acts>
        <ButtonLink
          href={site.href(url)}
          variant="secondary"
          isWide
          aria-label={t('choose.of', { name })}
          onClick={handleChoose}
        >
          {t('choose')}
        </ButtonLink>
        {others.length + otherColours.length > 0 ? (
          <Accordion>
            <AccordionItem title={t(changes)} level="none">
              <Acts>
                {otherColours.length > 0 ? (
                  <WishlistForm action="colour" fields={{ product: id }} {...{ store, onSubmit }}>
                    <Change>
                      <Select label={t('colour')} name="colour" aria-label={t('colour.of', { name })}>
                        {otherColours.map((colour) => (
                          <option key={colour.id} value={colour.id}>
                            {colour.name}
                          </option>
                        ))}
                      </Select>
                      <Button type="submit" variant="secondary">
                        {t('colour.action')}
                      </Button>
                    </Change>
                  </WishlistForm>
                ) : null}
                {others.length > 0 ? (
                  <WishlistForm action="move" fields={{ product: id }} {...{ store, onSubmit }}>
                    <Change>
                      <Select label={t('move')} name="list" aria-label={t('move.of', { name })}>
                        {others.map((list) => (
                          <option key={list.id} value={list.id}>
                            {nameOf(list)}
                          </option>
                        ))}
                      </Select>
                      <Button type="submit" variant="secondary">
                        {t('move.action')}
                      </Button>
                    </Change>
                  </WishlistForm>
                ) : null}
              </Acts>
            </AccordionItem>
          </Accordion>
        ) : null}
      </Acts>
    </Root>
  );
});
