import type { ExpressQuote } from '@touchline/contract/express/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { expressMessages } from './expressMessages.ts';
import type { ExpressOfferStore } from './ExpressOfferStore.ts';
import type { ExpressSource } from './ExpressSource.ts';
import { ExpressStore, type ExpressNotice } from './ExpressStore.ts';
import { sheetContent } from './sheetContent.ts';

export interface ExpressButtonsProps {
  store: ExpressOfferStore;
  source: ExpressSource;
}

/** A button for each wallet that the device can pay with, and why the last press bought nothing. */
export const ExpressButtons = observer(function ExpressButtons({ store, source }: ExpressButtonsProps) {
  const site = useSite();
  const t = useMessages(expressMessages);
  const [express] = useState(() => new ExpressStore(store.ports));
  const [lastName, setLastName] = useState('');
  const { busyWith, notice } = express;
  return (
    <Stack gap={12} role="group" aria-label={t('express.heading')}>
      {notice ? <Notice notice={notice} name={lastName} /> : null}
      {store.wallets.map((offered) => (
        <Button
          key={offered.id}
          type="button"
          variant="secondary"
          isWide
          isBusy={busyWith === offered.id}
          busyLabel={t('express.busy')}
          disabled={busyWith !== undefined && busyWith !== offered.id}
          onClick={() => {
            setLastName(offered.name);
            const describe = (quote: ExpressQuote) => sheetContent(quote, offered.wallet.payee, site, t);
            void express.buy(offered, source, describe, t('express.noPrice'));
          }}
        >
          {t('express.buy', { name: offered.name })}
        </Button>
      ))}
    </Stack>
  );
});

function Notice({ notice, name }: { notice: ExpressNotice; name: string }) {
  const site = useSite();
  const t = useMessages(expressMessages);
  if (notice.kind === 'unknown')
    return (
      <Callout tone="warning" isAnnounced title={t('express.unknown')}>
        {t('express.unknown.text')}
      </Callout>
    );
  const text =
    notice.kind === 'changed'
      ? t('express.changed', { from: site.money(notice.from), to: site.money(notice.to) })
      : notice.kind === 'limit'
        ? t('express.limit', { name: notice.productName })
        : t(`express.${notice.kind}`, { name });
  return (
    <Callout tone="warning" isAnnounced title={t('express.notTaken')}>
      {text}{' '}
      {inCheckout.has(notice.kind) ? (
        <Link href={site.href('/checkout')}>{t('express.checkout')}</Link>
      ) : null}
    </Callout>
  );
}

/** What the checkout can do and a sheet can not. */
const inCheckout: ReadonlySet<ExpressNotice['kind']> = new Set([
  'declined',
  'address',
  'step',
  'check',
  'noSheet',
]);
