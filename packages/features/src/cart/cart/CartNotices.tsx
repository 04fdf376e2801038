import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { TruckIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { BagRefusal } from './BagRefusal.tsx';
import { exceededId, problemsId } from './CartSummary.tsx';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';
import { FollowedCouponNotice } from '../codes/index.ts';
import { FollowedLinkNotice } from './FollowedLinkNotice.tsx';
import { SoldOutForms } from './SoldOutForms.tsx';
import { UndoForm } from './UndoForm.tsx';

/** Notices above the lines: sold-out products, changes, and the amount missing for free delivery. */
export const CartNotices = observer(function CartNotices({ store }: { store: CartStore }) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const { basket, problems, lostNames, exceededTotal } = store;
  const { lostInRestore } = basket;
  const { soldOut, endedFlashLines, removedFlashProducts } = store;
  const missing = store.pricing?.missingForFreeShipping;
  const accept = (event: FormEvent) => {
    event.preventDefault();
    void basket.acceptChanges();
  };
  const removeFlash = (event: FormEvent) => {
    event.preventDefault();
    void store.removeEndedFlash();
  };
  return (
    <Stack gap={12}>
      {basket.isReservationFailedError && basket.reservationFailedErrorProducts.length === 0 ? (
        <Callout tone="warning" title={t('hold.title')} isAnnounced>
          {t('hold.text')}
        </Callout>
      ) : null}
      {basket.reservationFailedErrorProducts.length ? (
        <Callout tone="urgent" title={t('reservation.title')} isAnnounced>
          {lostNames.length
            ? t('reservation.text', { names: lostNames.join(', ') })
            : t('reservation.textUnnamed')}
        </Callout>
      ) : null}
      {problems.length ? (
        <Callout
          id={problemsId}
          tabIndex={-1}
          tone="urgent"
          isAnnounced
          title={t('problems.title', { count: problems.length })}
          actions={soldOut.length > 0 ? <SoldOutForms store={store} /> : undefined}
        >
          {t('problems.text')}
        </Callout>
      ) : null}
      {exceededTotal === undefined ? null : (
        <Callout id={exceededId} tabIndex={-1} tone="urgent" title={t('total.title')} isAnnounced>
          {t('total.text', { sum: site.money(exceededTotal, 'short') })}
        </Callout>
      )}
      {store.isReservationOver ? (
        <Callout tone="warning" isAnnounced>
          {t('expired.text')}
        </Callout>
      ) : null}
      {store.hasPriceChanges ? (
        <Callout
          tone="warning"
          title={t('prices.title')}
          actions={
            <form method="post" action={site.href('/cart')} onSubmit={accept}>
              <input type="hidden" name="action" value="accept" />
              <Button type="submit" variant="secondary" size="small">
                {t('prices.accept')}
              </Button>
            </form>
          }
        >
          {t('prices.text')}
        </Callout>
      ) : null}
      {endedFlashLines.length ? (
        <Callout
          tone="warning"
          title={t('flash.title')}
          actions={
            <form method="post" action={site.href('/cart')} onSubmit={removeFlash}>
              <input type="hidden" name="action" value="removeFlash" />
              <Button type="submit" variant="secondary" size="small">
                {t('flash.remove', { count: endedFlashLines.length })}
              </Button>
            </form>
          }
        >
          {t('flash.text')}
        </Callout>
      ) : null}
      {removedFlashProducts.length ? (
        <Callout tone="info" isAnnounced>
          {t('flash.removed', { count: removedFlashProducts.length })}
        </Callout>
      ) : null}
      {lostInRestore ? <Callout tone="info">{t('restore.text', { count: lostInRestore })}</Callout> : null}
      <FollowedLinkNotice store={store} />
      <FollowedCouponNotice store={store.codes} />
      <BagRefusal store={store} />
      <UndoForm store={store} />
      {missing === 0 ? <Callout tone="success" icon={<TruckIcon />} title={t('cart.free.yes')} /> : null}
      {missing ? (
        <Callout tone="info" icon={<TruckIcon />}>
          {t('cart.free.missing', { sum: site.money(missing, 'short') })}
        </Callout>
      ) : null}
    </Stack>
  );
});
