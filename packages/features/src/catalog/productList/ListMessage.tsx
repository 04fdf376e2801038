import { Button, ButtonLink } from '@touchline/design-system/Button';
import { ChipLink } from '@touchline/design-system/Chip';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Rail, Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRetryWhenOnline } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { interceptClick, ProductCard } from '../productCard/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

const Root = styled(Stack)`
  max-inline-size: 60ch;
  padding-block: ${token('space.40')} ${token('section')};
  & > p {
    ${type('lead')}
  }
`;

/** Links to the largest categories. */
const PopularLinks = observer(function PopularLinks({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  const site = useSite();
  if (store.suggestedLinks.length === 0) return null;
  return (
    <Stack gap={12}>
      <Heading level={2} variant="label">
        {t('suggestedLinks')}
      </Heading>
      <Cluster gap={8}>
        {store.suggestedLinks.map(({ label, path }) => (
          <ChipLink key={path} href={site.href(path)}>
            {label}
          </ChipLink>
        ))}
      </Cluster>
    </Stack>
  );
});

const Suggested = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.20')};
  padding-block-end: ${token('section')};
`;

/** Products that the shop recommends, so that a search without a result is no dead end. */
const SuggestedProducts = observer(function SuggestedProducts({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  if (store.suggestedCards.length === 0) return null;
  return (
    <Suggested>
      <Heading level={2} variant="section">
        {t('suggestedProducts')}
      </Heading>
      <Rail label={t('suggestedProducts')}>
        {store.suggestedCards.map((card) => (
          <li key={card.id}>
            <ProductCard product={card} sizes="(min-width: 960px) 23vw, 48vw" />
          </li>
        ))}
      </Rail>
    </Suggested>
  );
});

function Message({ title, text, children }: { title?: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <Root gap={20}>
      {title ? <Heading level={2}>{title}</Heading> : null}
      <p>{text}</p>
      {children}
    </Root>
  );
}

function Failed({ store, reason }: { store: ProductListStore; reason: 'offline' | 'unavailable' }) {
  const t = useMessages(productListMessages);
  const retry = () => void store.retry();
  useRetryWhenOnline(retry);
  return (
    <div role="alert">
      <Message title={store.head ? t('failed.title') : undefined} text={t(`failed.${reason}`)}>
        <Cluster>
          <Button onClick={retry}>{t('failed.retry')}</Button>
        </Cluster>
      </Message>
    </div>
  );
}

/** What stands where the cards would: nothing fits, nothing found, not loaded. Always with a link to go on. */
export const ListMessage = observer(function ListMessage({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const { status, request, chips } = store;
  if (status.kind === 'failed') {
    return <Failed store={store} reason={status.reason === 'offline' ? 'offline' : 'unavailable'} />;
  }
  if (status.kind === 'notFound') {
    return (
      <Message text={t('notFound.text')}>
        <Cluster>
          <ButtonLink href={site.href('/')}>{t('notFound.way')}</ButtonLink>
        </Cluster>
      </Message>
    );
  }
  if (chips.length > 0) {
    return (
      <Message title={t('empty.title')} text={t('empty.text')}>
        <Cluster>
          <ButtonLink href={site.href(store.clearHref)} onClick={interceptClick(() => void store.clear())}>
            {t('filter.clear')}
          </ButtonLink>
        </Cluster>
        <PopularLinks store={store} />
      </Message>
    );
  }
  const text =
    request.q === undefined ? t('empty.category') : t(request.q ? 'noResults.text' : 'noTerm.text');
  return (
    <>
      <Message text={text}>
        <PopularLinks store={store} />
      </Message>
      <SuggestedProducts store={store} />
    </>
  );
});
