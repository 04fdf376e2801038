import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';

/** Where the script of the page has not come: the page is opened again, with what was typed. */
export function ScriptMissing() {
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
