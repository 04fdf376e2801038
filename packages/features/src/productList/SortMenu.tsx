import { sortOrders } from '@touchline/contract/product/sortOrders';
import { media } from '@touchline/design-system/foundations';
import { ChevronDownIcon } from '@touchline/design-system/Icon';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { followInPlace } from '../productCard/index.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListWords } from './productListWords.ts';

const Root = styled.details`
  position: relative;
`;

const Summary = styled.summary`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  & > span:first-child {
    font-weight: 400;
    color: ${token('color.text.subtle')};
    ${media.phone} {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Panel = styled.ul`
  position: absolute;
  z-index: ${token('layer.bar')};
  inset-block-start: 100%;
  inset-inline-end: 0;
  min-inline-size: 220px;
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  box-shadow: ${token('shadow.snackbar')};

  & a {
    display: flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    padding-inline: ${token('space.12')};
    border-radius: ${token('radius.control')};
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 650;
    box-shadow: inset 4px 0 0 ${token('color.text')};
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

/** The orders of a list, each a link: sorting works before the script has come. */
export const SortMenu = observer(function SortMenu({ store }: { store: ProductListStore }) {
  const say = useWords(productListWords);
  const site = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Root ref={menu} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <Summary>
        <span>{say('sort')}</span> <span>{say(`sort.${store.sort}`)}</span>
        <ChevronDownIcon size={20} />
      </Summary>
      <Panel role="list">
        {sortOrders.map((order) => (
          <li key={order}>
            <a
              href={site.href(store.hrefWith({ sort: order === 'pick' ? undefined : order }))}
              rel="nofollow"
              aria-current={order === store.sort ? 'true' : undefined}
              onClick={followInPlace(() => {
                close();
                void store.sortBy(order);
              })}
            >
              {say(`sort.${order}`)}
            </a>
          </li>
        ))}
      </Panel>
    </Root>
  );
});
