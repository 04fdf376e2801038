import { Dialog } from '@touchline/design-system/Dialog';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { CarrierForm } from './CarrierForm.tsx';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';

/** The dialog in which the phone company confirms who the shopper is. */
export const CarrierDialog = observer(function CarrierDialog(props: BlockProps) {
  const { carrier } = props.store;
  const t = useMessages(registrationMessages);
  return (
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
  );
});
