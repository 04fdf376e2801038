import { token, type } from '@touchline/design-system/token';
import type { Product } from '@touchline/contract/product/schema';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { productMessages } from './productMessages.ts';

const List = styled.ul`
  ${type('label')}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')} ${token('space.8')};
  & > li + li::before {
    content: '·';
    margin-inline-end: ${token('space.8')};
    color: ${token('color.text.subtle')};
  }
`;

/** What stands out about a product, in a word or two each; nothing without any. */
export function Callouts({ callouts }: Pick<Product, 'callouts'>) {
  const t = useMessages(productMessages);
  return callouts.length === 0 ? null : (
    <List role="list" aria-label={t('callouts')}>
      {callouts.map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
    </List>
  );
}
