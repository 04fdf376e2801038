import type { Basket } from '@touchline/contract/basket/schema';
import { Stack } from '@touchline/design-system/layout';
import { ProgressBar } from '@touchline/design-system/ProgressBar';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { CheckoutVoucher, type CheckoutVoucherStore } from '../vouchers/index.ts';
import { membershipMessages } from './membershipMessages.ts';
import type { MembershipStore } from './MembershipStore.ts';

export interface CheckoutMembershipProps {
  basket: Pick<Basket, 'pointsToEarn' | 'pricing'>;
  membership: MembershipStore;
  voucher: CheckoutVoucherStore;
}

/** In the order summary of a member: points to earn, the way to the next tier, and the voucher. */
export const CheckoutMembership = observer(function CheckoutMembership({
  basket,
  membership,
  voucher,
}: CheckoutMembershipProps) {
  const t = useMessages(membershipMessages);
  const site = useSite();
  const { loyalty } = membership;
  const next = loyalty?.tiers.find(({ tierId }) => tierId === loyalty.progress.nextTier);
  return (
    <Stack gap={16}>
      <CheckoutVoucher store={voucher} takenOff={basket.pricing.voucher} />
      {basket.pointsToEarn === undefined ? null : (
        <p>{t('checkout.earn', { points: site.number(basket.pointsToEarn) })}</p>
      )}
      {loyalty?.isMember && next ? (
        <ProgressBar
          label={t('progress', { name: next.name })}
          value={loyalty.progress.currentPercent}
          valueText={t('progress.missing', { points: site.number(loyalty.missingPoints ?? 0) })}
          tone="info"
        />
      ) : null}
    </Stack>
  );
});
