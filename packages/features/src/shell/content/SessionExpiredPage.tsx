import { ButtonLink } from '@touchline/design-system/Button';
import { MessagePage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { contentMessages } from './contentMessages.ts';

/** The checkout session has expired: the stock reservation is released, the bag is kept. */
export function SessionExpiredPage() {
  const t = useMessages(contentMessages);
  const site = useSite();
  return (
    <MessagePage
      title={t('sessionExpired.title')}
      actions={<ButtonLink href={site.href('/cart')}>{t('sessionExpired.bag')}</ButtonLink>}
    >
      {t('sessionExpired.text')}
    </MessagePage>
  );
}
