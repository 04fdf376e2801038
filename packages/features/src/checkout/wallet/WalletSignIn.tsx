import { ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { walletMessages } from './walletMessages.ts';
import { walletPath } from './walletPath.ts';
import type { WalletStore } from './WalletStore.ts';

export interface WalletSignInProps {
  store: WalletStore;
}

/** Offers to fill in contact and address from a wallet, and says how the last try ended. Works without the script. */
export const WalletSignIn = observer(function WalletSignIn({ store }: WalletSignInProps) {
  const t = useMessages(walletMessages);
  const site = useSite();
  if (!store.isOffered) return null;
  const { outcome } = store;
  if (outcome === 'done') return <Callout tone="success">{t('wallet.done')}</Callout>;
  return (
    <Stack gap={12}>
      {outcome === undefined ? null : (
        <Callout tone={outcome === 'failed' ? 'warning' : 'info'} isAnnounced>
          {t(`wallet.${outcome}`)}
        </Callout>
      )}
      <div>
        <ButtonLink variant="secondary" href={site.href(walletPath)}>
          {t('wallet.action')}
        </ButtonLink>
      </div>
    </Stack>
  );
});
