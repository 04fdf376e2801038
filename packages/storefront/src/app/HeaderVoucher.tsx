import { loadMessages } from '@touchline/features/i18n';
import { VoucherTooltip, vouchersMessages } from '@touchline/features/vouchers';
import { useEffect, useState } from 'react';
import { useStores } from './StoresContext.ts';

interface HeaderVoucherProps {
  voucher: { readonly value: number };
  path: string;
}

/** The tooltip of the profile icon; its messages come with it. */
export default function HeaderVoucher({ voucher, path }: HeaderVoucherProps) {
  const { translator } = useStores();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void loadMessages(translator, [vouchersMessages]).then(() => setReady(true));
  }, [translator]);
  return isReady ? <VoucherTooltip {...{ voucher, path }} /> : null;
}
