import { maxCompared } from '@touchline/contract/product/constants';
import { ButtonLink } from '@touchline/design-system/Button';
import { ChipLink } from '@touchline/design-system/Chip';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { PlusIcon } from '@touchline/design-system/Icon';
import { Cluster, Container, Section, Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import { NotLoadedPage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { comparePath } from '../product/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { compareMessages } from './compareMessages.ts';
import type { CompareStore } from './CompareStore.ts';
import { CompareTable } from './CompareTable.tsx';

export interface ComparePageProps {
  store: CompareStore;
}

/** Up to four products side by side. Everything that changes it is a link: it works without JavaScript. */
export const ComparePage = observer(function ComparePage({ store }: ComparePageProps) {
  const t = useMessages(compareMessages);
  const { status, products, missing } = store;
  if (status.kind === 'failed') return <Failed store={store} isOffline={status.reason === 'offline'} />;
  return (
    <Container>
      <Section aria-busy={status.kind === 'loading' || undefined}>
        <Stack gap={32}>
          <Heading level={1} variant="title">
            {t('title')}
          </Heading>
          {status.kind === 'loading' ? (
            <div role="status" aria-label={t('loading')}>
              <Skeleton shape="box" style={{ blockSize: 480 }} />
            </div>
          ) : null}
          {missing > 0 ? <p role="status">{t('missing', { count: missing })}</p> : null}
          {status.kind === 'ready' && products.length === 0 ? <Nothing /> : null}
          {products.length > 0 ? (
            <>
              <Choices store={store} />
              <CompareTable store={store} />
            </>
          ) : null}
        </Stack>
      </Section>
    </Container>
  );
});

/** What is shown of the products, and what can be added to them. */
const Choices = observer(function Choices({ store }: ComparePageProps) {
  const t = useMessages(compareMessages);
  const site = useSite();
  const { products, suggestions, query } = store;
  const ids = products.map(({ id }) => id);
  const modes = [
    { isSelected: !query.onlyDifferences, label: t('everything'), href: comparePath(ids) },
    { isSelected: query.onlyDifferences, label: t('differences'), href: comparePath(ids, true) },
  ];
  return (
    <Stack gap={16}>
      {products.length > 1 ? (
        <nav aria-label={t('show')}>
          <Cluster gap={8}>
            {modes.map(({ isSelected, label, href }) => (
              <ChipLink
                key={href}
                href={site.href(href)}
                isSelected={isSelected}
                aria-current={isSelected ? 'true' : undefined}
              >
                {label}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
      ) : null}
      {suggestions.length > 0 && products.length < maxCompared ? (
        <nav aria-label={t('add')}>
          <Cluster gap={8}>
            {suggestions.map(({ id, name }) => (
              <ChipLink
                key={id}
                href={site.href(comparePath([...ids, id], query.onlyDifferences))}
                aria-label={t('add.of', { name })}
              >
                <PlusIcon size={16} />
                {name}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
      ) : null}
    </Stack>
  );
});

function Nothing() {
  const t = useMessages(compareMessages);
  const site = useSite();
  return (
    <EmptyState
      title={t('empty.title')}
      actions={<ButtonLink href={site.href('/new')}>{t('empty.way')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  );
}

function Failed({ store, isOffline }: ComparePageProps & { isOffline: boolean }) {
  const t = useMessages(compareMessages);
  return (
    <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.load()}>
      {t(isOffline ? 'failed.offline' : 'failed.unavailable')}
    </NotLoadedPage>
  );
}
