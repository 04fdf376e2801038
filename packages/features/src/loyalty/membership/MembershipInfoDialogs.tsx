import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../../platform/dialogs/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { membershipMessages } from './membershipMessages.ts';

interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

/** How points, vouchers and tiers work. */
export function DetailsDialog({ isOpen, onClose }: DialogState) {
  const t = useMessages(membershipMessages);
  return (
    <Dialog
      {...{ isOpen, onClose }}
      title={t('details.title')}
      closeLabel={t('close')}
      footer={
        <Button isWide onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{t('details.earn')}</p>
        <p>{t('details.use')}</p>
        <p>{t('details.tiers')}</p>
      </Stack>
    </Dialog>
  );
}

export interface WelcomeDialogProps extends DialogState {
  /** The voucher that joining has brought. */
  voucher?: { readonly value: number } | undefined;
}

/** Welcomes a new member, with the voucher that joining brings. */
export function WelcomeDialog({ isOpen, onClose, voucher }: WelcomeDialogProps) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  return (
    <Dialog
      {...{ isOpen, onClose }}
      size="small"
      title={t('welcome.title')}
      closeLabel={t('close')}
      footer={
        <ButtonLink isWide href={site.href('/account/membership')} onClick={onClose}>
          {t('welcome.see')}
        </ButtonLink>
      }
    >
      <Stack gap={16}>
        <p>{t('welcome.text')}</p>
        {voucher ? (
          <p>
            <strong>{t('welcome.voucher', { value: site.money(voucher.value, 'short') })}</strong>
          </p>
        ) : null}
      </Stack>
    </Dialog>
  );
}

export function DetailsDialogView({ isOpen, onClose }: DialogViewProps) {
  return <DetailsDialog {...{ isOpen, onClose }} />;
}

export const WelcomeDialogView = observer(function WelcomeDialogView(props: DialogViewProps) {
  const { isOpen, onClose, stores } = props;
  return <WelcomeDialog {...{ isOpen, onClose }} voucher={stores.session.membership?.voucher} />;
});
