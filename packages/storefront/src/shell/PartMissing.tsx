import { Callout } from '@touchline/design-system/Callout';
import { Button } from '@touchline/design-system/Button';
import { headerMessages } from '@touchline/features/shell/header';
import { useMessages } from '@touchline/features/platform/i18n';

/** In place of a part of a page whose code could not be loaded. */
export function PartMissing() {
  const t = useMessages(headerMessages);
  return (
    <Callout
      tone="warning"
      actions={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          {t('missing.reload')}
        </Button>
      }
    >
      {t('missing.part')}
    </Callout>
  );
}
