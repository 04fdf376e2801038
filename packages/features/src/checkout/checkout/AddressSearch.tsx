import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { ButtonGroup } from '@touchline/design-system/ButtonGroup';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { Stack } from '@touchline/design-system/layout';
import { useHydrated } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { searched } from './details/AddressStore.ts';

/** The search could not be loaded: the address is typed. */
function TypedInstead({ store }: { store: CheckoutStore }) {
  const { chooseManualEntry } = store.details.shipping;
  useEffect(chooseManualEntry, [chooseManualEntry]);
  return null;
}

const Field = lazyPart(
  async () => (await import('./AddressSearchField.tsx')).AddressSearchField,
  TypedInstead,
);

/** Finds the delivery address, and leads to typing it. Its field is loaded where a market searches for addresses. */
export const AddressSearch = observer(function AddressSearch({ store }: { store: CheckoutStore }) {
  const t = useMessages(checkoutMessages);
  const isHydrated = useHydrated();
  const { shipping, search } = store.details;
  const { fields, providerId } = shipping;
  const manual = (
    <Button variant="secondary" size="small" onClick={shipping.chooseManualEntry}>
      {t('address.search.manual')}
    </Button>
  );
  if (providerId !== undefined)
    return (
      <Stack gap={12}>
        <address style={{ fontStyle: 'normal' }}>
          {searched
            .map((name) => fields.value(name))
            .filter(Boolean)
            .join(', ')}
        </address>
        <ButtonGroup>
          <Button variant="secondary" size="small" onClick={search.again}>
            {t('address.search.again')}
          </Button>
          {manual}
        </ButtonGroup>
      </Stack>
    );
  const waiting = <Skeleton shape="box" style={{ blockSize: 78 }} />;
  return (
    <Stack gap={12}>
      {search.isLost ? <Callout tone="urgent" isAnnounced title={t('address.search.lost')} /> : null}
      {isHydrated ? (
        <Suspense fallback={waiting}>
          {/* Another street lists other houses. */}
          <Field key={search.container?.id ?? ''} store={store} />
        </Suspense>
      ) : (
        waiting
      )}
      <div>{manual}</div>
    </Stack>
  );
});
