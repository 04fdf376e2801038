import { VoucherTooltip, vouchersMessages } from '@touchline/features/loyalty/vouchers';

export interface HeaderVoucherProps {
  voucher: { readonly value: number };
  path: string;
}

/** The tooltip of the profile icon. */
export default function HeaderVoucher(props: HeaderVoucherProps) {
  return <VoucherTooltip {...props} />;
}

export const messages = [vouchersMessages];
