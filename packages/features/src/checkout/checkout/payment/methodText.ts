import type { PaymentMethod } from '@touchline/contract/payment/schema';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { Site } from '../../../platform/site/index.ts';
import type en from '../messages/en.ts';

/** What happens when this method is chosen; `undefined` for card fields, which speak for themselves. */
export function methodText(
  {
    flow,
    name,
    mark = name,
    isSignedIn,
    deferred,
    fee,
    isOnDevice,
  }: Pick<PaymentMethod, 'flow' | 'name' | 'mark' | 'isSignedIn' | 'deferred' | 'fee'> & {
    isOnDevice?: boolean;
  },
  site: Site,
  t: Translate<typeof en>,
): string | undefined {
  switch (flow) {
    case 'hostedPage':
      return t('payment.redirect');
    case 'deferred': {
      const { kind = 'voucher', minutes = 0 } = deferred ?? {};
      return t(kind === 'qr' ? 'payment.later.qr' : 'payment.later.voucher', {
        time: durationText(minutes, site.locale),
      });
    }
    case 'onDelivery':
      return fee === undefined ? t('payment.cash') : t('payment.cash.fee', { fee: site.money(fee) });
    case 'appCode':
      return t('payment.appCode.text');
    case 'deviceWallet':
      return t(isOnDevice ? 'payment.device' : 'payment.redirect.to', { name: mark });
    case 'redirect':
    case 'bankList':
    case 'walletSession':
      return t(isSignedIn ? 'payment.wallet.signedIn' : 'payment.redirect.to', { name: mark });
    default:
      return undefined;
  }
}

/** Minutes in the largest unit that they are whole in: `3 days`, `30 minutes`. */
export function durationText(minutes: number, locale: string): string {
  const [value, unit] =
    minutes % 1_440 === 0
      ? [minutes / 1_440, 'day']
      : minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
