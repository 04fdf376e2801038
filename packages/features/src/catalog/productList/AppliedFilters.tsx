import { ChipLink } from '@touchline/design-system/Chip';
import { media } from '@touchline/design-system/foundations';
import { Cluster } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { Chip } from './chips.ts';
import { interceptClick } from '../productCard/index.ts';
import { listPath } from './listRequest.ts';
import type { ProductListStore } from './ProductListStore.ts';
import { productListMessages } from './productListMessages.ts';

/* One scrolling line on a phone; wrapped on a desktop. */
const Root = styled(Cluster)`
  &&& {
    ${media.wide} {
      flex-wrap: wrap;
      overflow: visible;
      margin: 0;
      padding: 0;
    }
  }
`;

function useChipLabel(): (chip: Chip) => string {
  const t = useMessages(productListMessages);
  const site = useSite();
  return (chip) => {
    if (chip.kind === 'choice')
      return chip.key === 'size' && /^\d/.test(chip.label)
        ? `${site.market.sizeSystem} ${site.size(chip.label)}`
        : chip.label;
    const from = chip.from === undefined ? '' : site.money(chip.from, 'short');
    const to = chip.to === undefined ? '' : site.money(chip.to, 'short');
    if (from && to) return t('price.between', { from, to });
    return from ? t('price.over', { from }) : t('price.under', { to });
  };
}

/**
 * The active filters; each is a link to the list without it. After one is removed the focus moves to the next one, or
 * to the group where none is left: the group stays for that.
 */
export const AppliedFilters = observer(function AppliedFilters({ store }: { store: ProductListStore }) {
  const t = useMessages(productListMessages);
  const site = useSite();
  const labelOf = useChipLabel();
  const { chips } = store;
  const group = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  const [isKept, setKept] = useState(false);
  useLayoutEffect(() => {
    if (removedAt.current === undefined) return;
    const links = group.current?.querySelectorAll('a') ?? [];
    const isLast = chips.length === 0;
    (isLast ? group.current : links[Math.min(removedAt.current, chips.length - 1)])?.focus();
    removedAt.current = undefined;
  }, [chips.length]);
  const keepFocus = (index: number) => {
    removedAt.current = index;
    setKept(true);
  };
  if (chips.length === 0 && !isKept) return null;
  return (
    <Root ref={group} gap={8} isScrolling role="group" aria-label={t('filter.applied')} tabIndex={-1}>
      {chips.map((chip, index) => (
        <ChipLink
          key={chip.kind === 'choice' ? `${chip.key} ${chip.value}` : chip.kind}
          href={site.href(listPath(chip.without))}
          isRemovable
          hiddenLabel={t('filter.remove')}
          onClick={interceptClick(() => {
            keepFocus(index);
            void store.remove(chip);
          })}
        >
          {labelOf(chip)}
        </ChipLink>
      ))}
      {chips.length > 0 ? (
        <Link
          variant="strong"
          href={site.href(store.clearHref)}
          onClick={interceptClick(() => {
            keepFocus(0);
            void store.clear();
          })}
        >
          {t('filter.clear')}
        </Link>
      ) : null}
    </Root>
  );
});
