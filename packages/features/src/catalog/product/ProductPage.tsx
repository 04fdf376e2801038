import { Breadcrumb } from '@touchline/design-system/Breadcrumb';
import { ButtonLink } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Grid, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Rating } from '@touchline/design-system/Rating';
import { PictureChoices } from '@touchline/design-system/Swatches';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AddedToBag, type BagStore } from '../../cart/bag/index.ts';
import { MessagePage, NotLoadedPage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { CardPrice, ProductCard, deferOffscreenPair } from '../productCard/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { BuyForm, type BuyFormProps } from './BuyForm.tsx';
import { Callouts } from './Callouts.tsx';
import { Gallery } from './Gallery.tsx';
import { OtherVersions } from './OtherVersions.tsx';
import { comparePath } from './productUrl.ts';
import { ProductFacts } from './ProductFacts.tsx';
import { ProductLayout, twoColumns } from './ProductLayout.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import type { ProductStore } from './ProductStore.ts';
import { productMessages } from './productMessages.ts';
import { PromiseBox } from './PromiseBox.tsx';
import { useFreshProduct } from './useFreshProduct.ts';
import type { ShownProduct } from './ShownProduct.ts';

export interface ProductPageProps {
  store: ProductStore;
  bag: BagStore;
  /** When it arrives at the shopper’s postal code; below the promise for everybody. */
  promise?: ReactNode;
  /** Next to the button: the wishlist button. */
  action?: ReactNode;
  /** Fields for what is put on the product. */
  personalise?: ReactNode;
  /** The launch that sells the product, before its sizes. */
  launch?: ReactNode;
  /** Below the button: buttons that buy at once with a wallet of the device; see `BuyForm`. */
  express?: BuyFormProps['express'];
  /** What a store of the shop has of the chosen size. */
  storeStock?: ReactNode;
  /** Called before the product is added: whether those fields are accepted; `undefined` where only the server can tell. */
  onBeforeAdd?: (() => Promise<boolean> | undefined) | undefined;
  /** Whether a member looks at it: with a price for members the button has the colours of the membership. */
  isMember?: boolean | undefined;
}

/*
 * Name and price share a line on a phone. The position of the price must not depend on the width of the text: it changes
 * when the web font loads, and the layout below would shift.
 */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')} ${token('space.16')};
  ${media.wide} {
    row-gap: ${token('space.8')};
  }
  @media (max-width: ${twoColumns - 0.02}px) {
    /* A reduced price has three figures, and one with a currency in letters is long: too much next to a name. */
    &:not([data-stacked], :has([data-sale])) {
      grid-template-columns: minmax(0, 1fr) fit-content(50%);
      align-items: baseline;
      [data-size='product'] > p {
        justify-content: flex-end;
      }
      /* Below the price, on one line that does not widen its column. */
      [data-note]:last-child {
        display: flex;
        justify-content: flex-end;
        white-space: nowrap;
        inline-size: 0;
        min-inline-size: 100%;
      }
    }
  }
`;

/** Prices of more signs than these, or with a word in front, leave a name no room beside them on a phone. */
const shortPrice = 9;
const isLong = (price: string): boolean => price.length > shortPrice;

const Kind = styled.p`
  color: ${token('color.text.subtle')};
  grid-column: 1 / -1;
`;

/* Four related products; only three are shown at three columns, so that the row is full. */
const Related = styled(Grid)`
  ${media.phone} {
    & > li > article {
      ${deferOffscreenPair}
    }
  }
  ${media.medium} {
    & > :nth-child(3n + 1):last-child {
      display: none;
    }
  }
  && {
    ${media.wide} {
      --columns: 4;
      & > :nth-child(3n + 1):last-child {
        display: block;
      }
    }
  }
`;

const Lead = styled.p`
  ${type('lead')}
`;

/** A product page: pictures, price, colours, sizes, delivery, and further information. */
export const ProductPage = observer(function ProductPage(props: ProductPageProps) {
  const { store } = props;
  const { status, product } = store;
  switch (status.kind) {
    case 'idle':
    case 'loading':
      return <ProductSkeleton />;
    case 'failed':
      return <Failed store={store} reason={status.reason === 'offline' ? 'offline' : 'unavailable'} />;
    case 'notFound':
      return <NotFound />;
    case 'ready':
      return product ? <Ready {...props} product={product} /> : null;
  }
});

const Ready = observer(function Ready({
  store,
  bag,
  product,
  action,
  express,
  personalise,
  launch,
  storeStock,
  promise,
  onBeforeAdd,
  isMember = false,
}: ProductPageProps & { product: ShownProduct }) {
  const t = useMessages(productMessages);
  const site = useSite();
  const { product_description: words, rating, colours, related } = product;
  const pricing = store.pricing ?? product.pricing_information;
  const compared = product.product_link_list
    .filter(({ type: linked }) => linked === 'compare')
    .map(({ productId }) => productId);
  useFreshProduct(store);
  return (
    <>
      <ProductLayout
        breadcrumb={
          <Breadcrumb
            label={t('breadcrumb')}
            crumbs={(product.breadcrumb_list ?? []).map(({ text, link }) => ({
              label: text,
              href: site.href(link),
            }))}
          />
        }
        gallery={<Gallery key={product.id} name={product.name} views={product.view_list} />}
        info={
          <>
            <Stack gap={12}>
              <Head data-stacked={isLong(site.money(pricing.currentPrice)) || pricing.isLowest || undefined}>
                <Kind>{words.subtitle}</Kind>
                <Heading level={1} variant="product">
                  {product.name}
                </Heading>
                <CardPrice
                  isMember={isMember}
                  size="product"
                  pricing={pricing}
                  {...(product.deliveryKind === 'egiftcard'
                    ? {}
                    : { note: t(`price.${site.market.taxation.policy}`) })}
                />
              </Head>
              {rating ? (
                <Rating value={rating.average} label={t('rating', { average: site.number(rating.average) })}>
                  <Link href="#reviews">
                    {t('rating.count', {
                      average: site.number(rating.average),
                      count: site.number(rating.count),
                    })}
                  </Link>
                </Rating>
              ) : null}
              {words.lead ? <Lead>{words.lead}</Lead> : null}
              <Callouts callouts={product.callouts} />
            </Stack>
            {colours.length > 1 ? (
              <PictureChoices
                label={t('colour')}
                choices={colours.map(({ id, url, name, picture, availability_status: status }) => {
                  const isSoldOut = status === 'NOT_AVAILABLE' || status === 'FULLY_RESERVED';
                  return {
                    href: site.href(url),
                    label: isSoldOut ? t('colour.soldOut', { name }) : name,
                    picture: picture && pictureView(picture),
                    isCurrent: id === product.id,
                    isSoldOut,
                  };
                })}
              />
            ) : null}
            <OtherVersions product={product} />
            {launch}

            <BuyForm
              key={product.id}
              {...{ store, bag, product, action, personalise, express, onBeforeAdd }}
              isForMember={isMember && product.pricing_information.memberPrice !== undefined}
            />
            {product.deliveryKind ? null : (
              <>
                <PromiseBox product={product} canBuy={store.canBuy} madeAt={store.loadedAt} />
                {promise}
                {storeStock}
              </>
            )}
            <ProductFacts store={store} product={product} />
            {compared.length > 0 ? (
              <p>
                <Link variant="strong" href={site.href(comparePath([product.id, ...compared]))}>
                  {t('compare')}
                </Link>
              </p>
            ) : null}
          </>
        }
      />
      {related.length > 0 ? (
        <Container>
          <Section title={t('related')}>
            <Related columns="cards">
              {related.map((card) => (
                <li key={card.id}>
                  <ProductCard product={card} sizes="(min-width: 960px) 23vw, 48vw" />
                </li>
              ))}
            </Related>
          </Section>
        </Container>
      ) : null}
      <AddedToBag store={bag} />
    </>
  );
});

function Failed({ store, reason }: { store: ProductStore; reason: 'offline' | 'unavailable' }) {
  const t = useMessages(productMessages);
  // The failure is in the store's status and needs no further handling.
  const retry = () => void store.retry().catch(() => undefined);
  return (
    <NotLoadedPage title={t('failed.title')} retryLabel={t('failed.retry')} onRetry={retry}>
      {t(`failed.${reason}`)}
    </NotLoadedPage>
  );
}

function NotFound() {
  const t = useMessages(productMessages);
  const site = useSite();
  return (
    <MessagePage
      title={t('notFound.title')}
      actions={<ButtonLink href={site.href('/new')}>{t('notFound.way')}</ButtonLink>}
    >
      {t('notFound.text')}
    </MessagePage>
  );
}
