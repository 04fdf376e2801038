import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { CartLayout } from './CartLayout.tsx';
import { cartMessages } from './cartMessages.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${token('space.16')};
  padding-block: ${token('space.20')};
  border-block-start: 1px solid ${token('color.line')};
`;

/** Placeholder while the bag loads. */
export function CartLoading() {
  const t = useMessages(cartMessages);
  return (
    <CartLayout
      summary={<Skeleton shape="box" style={{ blockSize: 380 }} />}
      lines={
        <div>
          <VisuallyHidden role="status">{t('cart.loading')}</VisuallyHidden>
          {[0, 1].map((each) => (
            <Line key={each}>
              <Skeleton shape="box" style={{ blockSize: 96 }} />
              <div>
                <Skeleton share={0.4} />
                <Skeleton share={0.3} />
                <Skeleton shape="box" style={{ blockSize: 44, inlineSize: 116, marginBlockStart: 12 }} />
              </div>
            </Line>
          ))}
        </div>
      }
    />
  );
}
