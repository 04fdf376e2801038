import { FieldError } from '@touchline/design-system/Fieldset';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { isBlocking, type LineNotice } from '../basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { cartMessages } from './cartMessages.ts';

const Note = styled.p`
  ${type('meta')}
  display: flex;
  align-items: baseline;
  gap: ${token('space.8')};

  &::before {
    content: '';
    flex: none;
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
    background: ${token('color.low')};
  }
`;

/** The notice of a line: an error if it prevents the order, otherwise a note. */
export function LineNoticeText({ notice }: { notice: LineNotice }) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const text = () => {
    switch (notice.kind) {
      case 'outOfStock':
        return t('line.outOfStock');
      case 'notSold':
        return t('line.notSold');
      case 'launch':
        return t(`line.${notice.reason}`);
      case 'fewerLeft':
        return t('line.fewerLeft', { count: notice.left });
      case 'tooMany':
        return t('line.tooMany', { count: notice.max });
      case 'nearlyGone':
        return t('line.nearlyGone', { count: notice.left });
      case 'priceChanged':
        return t(notice.to > notice.from ? 'line.priceUp' : 'line.priceDown', {
          from: site.money(notice.from),
          to: site.money(notice.to),
        });
    }
  };
  return isBlocking(notice) ? <FieldError>{text()}</FieldError> : <Note>{text()}</Note>;
}
