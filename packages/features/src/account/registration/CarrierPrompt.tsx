import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { CarrierFailure } from './CarrierFailure.tsx';
import { CarrierForm } from './CarrierForm.tsx';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';

/* The dialog library is loaded when the dialog first opens. Without it the form is on the page, as without JavaScript. */
const CarrierDialog = lazyPart(async () => (await import('./CarrierDialog.tsx')).CarrierDialog, CarrierForm);

/** Leads to the dialog in which the phone company confirms who the shopper is; without JavaScript, to its form. */
export const CarrierPrompt = observer(function CarrierPrompt(props: BlockProps) {
  const { carrier } = props.store;
  const t = useMessages(registrationMessages);
  // Once loaded it stays, so that it closes like every dialog and gives the focus back.
  const [wasOpened, setWasOpened] = useState(carrier.isDialogOpen);
  if (carrier.isDialogOpen && !wasOpened) setWasOpened(true);
  return (
    <Stack gap={24}>
      {carrier.isDialogOpen ? null : <CarrierFailure status={carrier.status} />}
      <Callout title={t('carrier.title')}>{t('carrier.text')}</Callout>
      <Button isWide data-needs-script="" onClick={carrier.openDialog}>
        {t('carrier.open')}
      </Button>
      <noscript>
        <CarrierForm {...props} />
      </noscript>
      {wasOpened ? (
        <Suspense>
          <CarrierDialog {...props} />
        </Suspense>
      ) : null}
    </Stack>
  );
});
