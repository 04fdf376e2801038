import type { LineItem } from '@touchline/contract/basket/schema';
import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { media } from '@touchline/design-system/foundations';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Stack, StickyBar } from '@touchline/design-system/layout';
import { announce } from '@touchline/design-system/LiveRegion';
import { Picture } from '@touchline/design-system/Picture';
import type { SnackbarQueue } from '@touchline/design-system/Snackbar';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { BagPromiseStore } from '../bagPromise/index.ts';
import type { RemovedItem } from '../basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { brandPicture } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { BagRefusal } from './BagRefusal.tsx';
import { CartLayout } from './CartLayout.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartLoading } from './CartLoading.tsx';
import { CartMessage } from './CartMessage.tsx';
import { CartNotices } from './CartNotices.tsx';
import { CartSummary, problemsId } from './CartSummary.tsx';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';
import { FollowedLinkNotice } from './FollowedLinkNotice.tsx';
import { FollowedCouponNotice } from '../codes/index.ts';
import { removedName } from './removedName.ts';
import { UndoForm } from './UndoForm.tsx';
import { useStockCheck } from './useStockCheck.ts';

const Page = styled(Container)`
  padding-block: ${token('space.32')} calc(${token('section')} / 2);

  ${media.wide} {
    padding-block-start: ${token('space.48')};
  }
`;

const Title = styled(Heading)`
  margin-block-end: ${token('space.20')};

  & > span[aria-hidden] {
    color: ${token('color.text.subtle')};
    font-weight: 500;
  }
`;

const Lines = styled.ul`
  margin-block-start: ${token('space.16')};
`;

const Recommendations = styled.div`
  margin-block-start: ${token('space.40')};
`;

const Bar = styled(StickyBar)`
  justify-content: space-between;

  & > strong {
    ${type('label')}
    font-variant-numeric: tabular-nums;
  }
  ${media.wide} {
    display: none;
  }
`;

export interface CartPageProps {
  store: CartStore;
  /** The queue that shows the undo after a removal. */
  snackbars: SnackbarQueue;
  /** Shown when the bag is empty: recently viewed or new products. */
  recommendations?: ReactNode;
  /** Below the button to the checkout: the way to an account, for guests. */
  memberOffer?: ReactNode;
  /** Below the button to the checkout: buttons that buy at once with a wallet of the device. */
  express?: ReactNode;
  /** When the bag arrives; without it, days are only told at the checkout. */
  promise?: BagPromiseStore | undefined;
  /** The form below a gift card that changes for whom it is. */
  giftForm?: ((line: LineItem) => ReactNode) | undefined;
  /** Target of "Shop new", below the site path. @default '/' */
  shopPath?: string;
}

/** The bag. */
export const CartPage = observer(function CartPage({
  store,
  snackbars,
  recommendations,
  memberOffer,
  express,
  promise,
  giftForm,
  shopPath = '/',
}: CartPageProps) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const title = useRef<HTMLHeadingElement>(null);
  const lines = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLDivElement>(null);
  const changed = useRef<HTMLDivElement>(null);
  const wasFilled = useRef(false);
  const shownUndo = useRef<{ removed: RemovedItem; id: number }>(undefined);
  const isButtonSeen = useIsSeen(button);
  const { basket, status, productCount, problems, pricing } = store;
  const { removed } = basket;
  useStockCheck(store);

  const putBack = async ({ item, ...what }: RemovedItem) => {
    const outcome = await store.undo();
    if (outcome?.kind !== 'done') return title.current?.focus({ preventScroll: true });
    announce(t('line.back', { name: removedName(what, site) }));
    // After React has rendered the line.
    requestAnimationFrame(() => {
      const at = basket.lines.findIndex(({ productId }) => productId === item.productId);
      const link = lines.current?.children[at]?.querySelector('a');
      (link ?? title.current)?.focus();
    });
    return undefined;
  };

  useEffect(() => {
    // Once for each removal: the translate function is a new one in each render.
    if (shownUndo.current?.removed === removed) return;
    if (shownUndo.current) snackbars.dismiss(shownUndo.current.id);
    shownUndo.current = removed && {
      removed,
      id: snackbars.show({
        text: t(removed.moved ? 'line.moved' : 'line.removed', { name: removedName(removed, site) }),
        action: { label: t('line.undo'), onAction: () => void putBack(removed), takesFocus: true },
      }),
    };
  });

  useEffect(
    () => () => {
      // The undo stays only on the bag page; elsewhere its context would be missing.
      if (shownUndo.current) snackbars.dismiss(shownUndo.current.id);
      shownUndo.current = undefined;
    },
    [snackbars],
  );

  useEffect(() => {
    if (!basket.isChangedElsewhere) return undefined;
    changed.current?.focus({ preventScroll: true });
    return basket.forgetChangedElsewhere;
  }, [basket]);

  useEffect(() => {
    // The focused heading was removed with the last line.
    if (basket.isEmpty && wasFilled.current) empty.current?.focus({ preventScroll: true });
    wasFilled.current = basket.lines.length > 0;
  });

  if (status.kind === 'failed')
    return (
      <Page>
        <CartMessage reason={status.reason} onRetry={() => void store.enter()} />
      </Page>
    );
  if (basket.isEmpty) {
    const view = brandPicture(site.brand, 'emptyBag');
    return (
      <Page>
        <Stack gap={12}>
          {basket.isChangedElsewhere ? (
            <Callout
              ref={changed}
              tabIndex={-1}
              tone="warning"
              title={t('changedElsewhere.title')}
              isAnnounced
            >
              {t('changedElsewhere.text')}
            </Callout>
          ) : null}
          <FollowedLinkNotice store={store} />
          <FollowedCouponNotice store={store.codes} />
          <BagRefusal store={store} />
          <UndoForm store={store} />
        </Stack>
        <EmptyState
          ref={empty}
          tabIndex={-1}
          level={1}
          title={t('cart.empty.title')}
          picture={
            view ? (
              <Picture
                view={view}
                alt=""
                sizes="(min-width: 960px) 40vw, 60vw"
                ratio="square"
                hasTile={false}
                isPriority
              />
            ) : undefined
          }
          actions={<ButtonLink href={site.href(shopPath)}>{t('cart.empty.action')}</ButtonLink>}
        >
          {t('cart.empty.text')}
        </EmptyState>
        {recommendations ? <Recommendations>{recommendations}</Recommendations> : null}
      </Page>
    );
  }
  const isLoading = status.kind !== 'ready';
  return (
    <Page>
      <Title level={1} ref={title} tabIndex={-1}>
        {t('cart.title')}
        {isLoading ? null : (
          <>
            {' '}
            <span aria-hidden="true">{site.number(productCount)}</span>
            <VisuallyHidden>{t('cart.count', { count: productCount })}</VisuallyHidden>
          </>
        )}
      </Title>
      {isLoading ? (
        <CartLoading />
      ) : (
        <CartLayout
          lines={
            <Stack gap={4}>
              <CartNotices store={store} />
              <Lines ref={lines} role="list" aria-label={t('cart.lines')}>
                {store.lines.map((entry) => (
                  <CartLineItem
                    key={entry.line.itemId}
                    store={store}
                    entry={entry}
                    {...{ promise, giftForm }}
                    onRemove={() => title.current?.focus({ preventScroll: true })}
                  />
                ))}
              </Lines>
            </Stack>
          }
          summary={
            pricing ? (
              <CartSummary
                store={store}
                pricing={pricing}
                buttonRef={button}
                {...{ memberOffer, express, promise }}
              />
            ) : null
          }
        />
      )}
      {pricing && !isLoading ? (
        <Bar isShown={!isButtonSeen}>
          <strong translate="no">{site.money(pricing.total)}</strong>
          <ButtonLink href={problems.length ? `#${problemsId}` : site.href('/checkout')}>
            {t('summary.checkout')}
          </ButtonLink>
        </Bar>
      ) : null}
    </Page>
  );
});

/** Whether an element is in view; `false` until it has been observed. */
function useIsSeen(target: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observing = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    observing.observe(element);
    return () => observing.disconnect();
  });
  return isSeen;
}
