import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { ChipLink } from '@touchline/design-system/Chip';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Grid, Section, Stack } from '@touchline/design-system/layout';
import { ProductCardSkeleton } from '@touchline/design-system/ProductCard';
import { TextField } from '@touchline/design-system/TextField';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { maxWishlistName } from '@touchline/contract/wishlist/constants';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import styled from 'styled-components';
import { NotLoadedPage } from '../platform/failure/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import type { CardProduct } from '../catalog/productCard/index.ts';
import { useSite } from '../platform/site/index.ts';
import { applyWishlistForm } from './applyWishlistForm.ts';
import { ListSettings } from './ListSettings.tsx';
import type { SavedProductsStore } from './SavedProductsStore.ts';
import { useListName } from './useListName.ts';
import { WishlistCard } from './WishlistCard.tsx';
import { WishlistNotices } from './WishlistNotices.tsx';
import { WishlistForm, type WishlistFormProps } from './WishlistForm.tsx';
import { wishlistMessages } from './wishlistMessages.ts';
import type { WishlistStore } from './WishlistStore.ts';

export interface WishlistPageProps {
  store: WishlistStore;
  /** The hearts; a guest's list is theirs. */
  saved: SavedProductsStore;
  /** Whether somebody is signed in: guests have one list and no settings. */
  isSignedIn: boolean;
  /** The sign-in page below the site path; left out where the shop has no accounts. */
  signInPath?: string | undefined;
  /** Opens the choice of a size, from which a product goes to the bag. @default the product's page opens */
  onChooseSize?: ((product: CardProduct) => void) | undefined;
  /** Called when a product was removed, with what puts it back. */
  onRemoved?: ((undo: () => void) => void) | undefined;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.24')};
`;

const Tools = styled.div`
  max-inline-size: 560px;
`;

/** Everything that the visitor has saved. Every form of it works without JavaScript. */
export const WishlistPage = observer(function WishlistPage({
  store,
  saved,
  isSignedIn,
  signInPath,
  onChooseSize,
  onRemoved,
}: WishlistPageProps) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, cards, problem, missingCount } = store;
  if (status.kind === 'failed') return <NotLoaded store={store} />;

  const submit = async (form: FormData) => {
    const isDone = await applyWishlistForm({ store, saved, isSignedIn }, form);
    const product = form.get('product');
    if (!isDone || typeof product !== 'string') return;
    // The button that had the focus goes with its product.
    heading.current?.focus();
    if (form.get('action') !== 'remove') return;
    const list = store.wishlistCollectionId;
    onRemoved?.(() => {
      if (isSignedIn) void store.addItem(product, list);
      else void saved.toggle(product).then(() => store.showGuestProducts());
    });
  };
  const handleSubmit = (form: FormData) => void submit(form);
  const isLoading = status.kind === 'idle' || (status.kind === 'loading' && cards.length === 0);
  return (
    <Container>
      <Section>
        <Stack gap={32}>
          <Head>
            <Heading level={1} variant="title" ref={heading} tabIndex={-1}>
              {t('title')}
            </Heading>
            {cards.length > 0 ? <p>{t('count', { count: cards.length })}</p> : null}
          </Head>
          {isSignedIn && status.kind !== 'idle' ? <Lists {...{ store, onSubmit: handleSubmit }} /> : null}
          {problem ? (
            <Callout tone="urgent" isAnnounced title={t('problem.title')}>
              {t(`problem.${problem.kind}`)}
            </Callout>
          ) : null}
          {isLoading ? (
            <>
              <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
              <Grid columns="cards" aria-hidden="true">
                {Array.from({ length: 4 }, (_, index) => (
                  <li key={index}>
                    <ProductCardSkeleton />
                  </li>
                ))}
              </Grid>
            </>
          ) : null}
          {!isLoading && cards.length === 0 ? <Nothing isInList={store.collections.length > 1} /> : null}
          {cards.length > 0 ? (
            <Grid columns="cards">
              {cards.map((product) => (
                <WishlistCard
                  key={product.id}
                  {...{ store, product, onChooseSize, onSubmit: handleSubmit }}
                />
              ))}
            </Grid>
          ) : null}
          {missingCount > 0 && !isLoading ? <p>{t('missing', { count: missingCount })}</p> : null}
          {isSignedIn && cards.length > 0 ? <WishlistNotices {...{ store, onSubmit: handleSubmit }} /> : null}
          {!isSignedIn && signInPath !== undefined && cards.length > 0 ? (
            <Callout
              title={t('guest.title')}
              actions={
                <ButtonLink
                  href={site.href(
                    `${signInPath}?${new URLSearchParams({ returnTo: '/wishlist' }).toString()}`,
                  )}
                  variant="secondary"
                  size="small"
                >
                  {t('guest.signIn')}
                </ButtonLink>
              }
            >
              {t('guest.text')}
            </Callout>
          ) : null}
        </Stack>
      </Section>
    </Container>
  );
});

/** The lists of an account, as links; the settings of the one that is shown; a new one. */
const Lists = observer(function Lists({
  store,
  onSubmit,
}: Pick<WishlistPageProps, 'store'> & Pick<WishlistFormProps, 'onSubmit'>) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const nameOf = useListName();
  const { create } = store.operations;
  const isNameMissing = create.serverError?.kind === 'nameRequired';
  return (
    <Stack gap={16}>
      {store.collections.length > 0 ? (
        <nav aria-label={t('lists')}>
          <Cluster gap={8}>
            {store.collections.map((list) => (
              <ChipLink
                key={list.id}
                href={site.href(`/wishlist?${new URLSearchParams({ list: list.id }).toString()}`)}
                isSelected={list.id === store.wishlistCollectionId}
                aria-current={list.id === store.wishlistCollectionId ? 'page' : undefined}
              >
                {t('list.of', { name: nameOf(list), count: list.itemCount })}
                {list.public ? ` · ${t('list.shared')}` : ''}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
      ) : null}
      <Tools>
        <Accordion>
          <ListSettings {...{ store, onSubmit }} />
          <AccordionItem title={t('create.title')} level="none" defaultOpen={isNameMissing}>
            <WishlistForm key={store.collections.length} action="create" {...{ store, onSubmit }}>
              <Stack gap={12}>
                <TextField
                  label={t('create.label')}
                  hint={t('create.hint')}
                  name="name"
                  maxLength={maxWishlistName}
                  autoComplete="off"
                  error={isNameMissing ? t('problem.nameRequired') : undefined}
                />
                <div>
                  <Button type="submit" size="small" isBusy={create.pending}>
                    {t('create.action')}
                  </Button>
                </div>
              </Stack>
            </WishlistForm>
          </AccordionItem>
        </Accordion>
      </Tools>
    </Stack>
  );
});

/** An empty list: how it is filled, and where to begin. */
function Nothing({ isInList }: { isInList: boolean }) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  return (
    <EmptyState
      title={t('empty.title')}
      actions={<ButtonLink href={site.href('/new')}>{t('empty.action')}</ButtonLink>}
    >
      {t(isInList ? 'empty.list' : 'empty.text')}
    </EmptyState>
  );
}

function NotLoaded({ store }: Pick<WishlistPageProps, 'store'>) {
  const t = useMessages(wishlistMessages);
  return (
    <NotLoadedPage title={t('failed.title')} retryLabel={t('retry')} onRetry={() => void store.load()}>
      {t('failed.text')}
    </NotLoadedPage>
  );
}
