import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** In place of a part of the checkout whose code could not be loaded: the page is opened again, with what was typed. */
export function PartMissing() {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  return (
    <Callout
      tone="warning"
      actions={
        <ButtonLink variant="secondary" size="small" href={site.href('/checkout')}>
          {t('checkout.retry')}
        </ButtonLink>
      }
    >
      {t('checkout.partMissing')}
    </Callout>
  );
}
