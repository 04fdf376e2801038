import { Button } from '@touchline/design-system/Button';
import { Cluster } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';

/** What can be done with everything that is sold out: it goes to the wishlist, or out of the bag. */
export const SoldOutForms = observer(function SoldOutForms({ store }: { store: CartStore }) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const { isRemovingSoldOut: isBusy } = store;
  const instead = (change: () => Promise<unknown>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void change();
  };
  return (
    <Cluster gap={8}>
      <form method="post" action={site.href('/cart')} onSubmit={instead(store.moveSoldOut)}>
        <input type="hidden" name="action" value="saveSoldOut" />
        <Button type="submit" variant="secondary" size="small" isBusy={isBusy}>
          {t('soldOut.save')}
        </Button>
      </form>
      <form method="post" action={site.href('/cart')} onSubmit={instead(store.removeSoldOut)}>
        <input type="hidden" name="action" value="removeSoldOut" />
        <Button type="submit" variant="tertiary" size="small" disabled={isBusy}>
          {t('soldOut.remove')}
        </Button>
      </form>
    </Cluster>
  );
});
