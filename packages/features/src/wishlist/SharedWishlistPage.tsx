import { ButtonLink } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Grid, Section, Stack } from '@touchline/design-system/layout';
import { ProductCardSkeleton } from '@touchline/design-system/ProductCard';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { NotLoaded } from '../platform/failure/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { ProductCard } from '../catalog/productCard/index.ts';
import { useSite } from '../platform/site/index.ts';
import type { SharedWishlistStore } from './SharedWishlistStore.ts';
import { wishlistMessages } from './wishlistMessages.ts';

/** A list that somebody shared: read only; its hearts save to the list of whoever reads it. */
export const SharedWishlistPage = observer(function SharedWishlistPage({
  store,
}: {
  store: SharedWishlistStore;
}) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const { status, name, cards } = store;
  if (status.kind === 'failed') return <ListNotLoaded store={store} />;
  if (status.kind !== 'ready')
    return (
      <Frame>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <Grid columns="cards" aria-hidden="true">
          {Array.from({ length: 4 }, (_, index) => (
            <li key={index}>
              <ProductCardSkeleton />
            </li>
          ))}
        </Grid>
      </Frame>
    );
  if (name === undefined)
    return (
      <Frame>
        <EmptyState
          level={1}
          title={t('shared.gone.title')}
          actions={<ButtonLink href={site.href('/')}>{t('shared.gone.action')}</ButtonLink>}
        >
          {t('shared.gone.text')}
        </EmptyState>
      </Frame>
    );
  return (
    <Frame>
      <Heading level={1} variant="title">
        {name || t('shared.title')}
      </Heading>
      <p>{t('count', { count: cards.length })}</p>
      <Grid columns="cards">
        {cards.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} level={2} />
          </li>
        ))}
      </Grid>
    </Frame>
  );
});

const Frame = ({ children }: { children: ReactNode }) => (
  <Container>
    <Section>
      <Stack gap={32}>{children}</Stack>
    </Section>
  </Container>
);

function ListNotLoaded({ store }: { store: SharedWishlistStore }) {
  const t = useMessages(wishlistMessages);
  return (
    <Frame>
      <NotLoaded title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.load()}>
        {t('failed.text')}
      </NotLoaded>
    </Frame>
  );
}
