import { Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { CodesForm, codesMessages } from '../../cart/codes/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { followCodes } from './followCodes.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

const Folded = styled.details`
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};

  & > summary {
    ${type('label')}
    padding: ${token('space.16')};
    cursor: pointer;
  }
  & > div {
    padding: 0 ${token('space.16')} ${token('space.16')};
  }
`;

/** Gift cards and coupons, before the methods: what they leave is paid by the chosen one. */
export const PaymentCodes = observer(function PaymentCodes({ store }: { store: CheckoutStore }) {
  const t = useMessages(codesMessages);
  const { codes } = store;
  const isUsed = codes.coupons.length > 0 || codes.giftCards.length > 0;
  const hasProblem = Object.values(codes.problems).some(Boolean);
  const handleChanged = () => void followCodes(store);
  return (
    <Folded open={isUsed || hasProblem || undefined}>
      <summary>{t('summary')}</summary>
      <Stack gap={20}>
        <CodesForm store={codes} kind="giftCard" onChanged={handleChanged} />
        <CodesForm store={codes} kind="coupon" onChanged={handleChanged} />
      </Stack>
    </Folded>
  );
});
