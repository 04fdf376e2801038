import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../i18n/index.ts';
import { CarrierFailure } from './CarrierFailure.tsx';
import { CarrierForm } from './CarrierForm.tsx';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';

/** Leads to the dialog in which the phone company confirms who the shopper is; without JavaScript, to its form. */
export const CarrierPrompt = observer(function CarrierPrompt(props: BlockProps) {
  const { carrier } = props.store;
  const t = useMessages(registrationMessages);
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
      <Dialog
        isOpen={carrier.isDialogOpen}
        onClose={carrier.closeDialog}
        title={t('carrier.title')}
        closeLabel={t('registration.close')}
        onPhone="full"
        isSticky
      >
        <CarrierForm {...props} />
      </Dialog>
    </Stack>
  );
});
