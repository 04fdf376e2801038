import { ChipLink } from '@touchline/design-system/Chip';
import { token, type } from '@touchline/design-system/token';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { headerMessages } from './headerMessages.ts';
import type { MenuSize } from './HeaderStore.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')} ${token('space.16')};
`;

const Sizes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
`;

const Title = styled.p`
  ${type('label')}
`;

/** Short cuts to what there is in one size, in the market's numbering: `UK 9`. */
export function QuickSizes({ sizes }: { sizes: readonly MenuSize[] }) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const id = useId();
  return (
    <Root>
      <Title id={id}>{t('header.menu.sizes')}</Title>
      <Sizes role="list" aria-labelledby={id}>
        {sizes.map(({ label, path }) => (
          <li key={path}>
            <ChipLink href={site.href(`/${path}`)}>
              {/^[\d.]+$/.test(label) ? `${site.market.sizeSystem} ${site.size(label)}` : site.size(label)}
            </ChipLink>
          </li>
        ))}
      </Sizes>
    </Root>
  );
}
