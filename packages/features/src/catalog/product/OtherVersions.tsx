import type { Product } from '@touchline/contract/product/schema';
import { ChipLink } from '@touchline/design-system/Chip';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { productMessages } from './productMessages.ts';

const Label = styled.p`
  ${type('label')}
  color: ${token('color.text')};
`;

/** The same thing in another size, then for another age; each leads to its own page. */
export function OtherVersions({ product }: { product: Pick<Product, 'product_link_list'> }) {
  const t = useMessages(productMessages);
  const site = useSite();
  return (['size', 'age'] as const).map((kind) => {
    const links = product.product_link_list.flatMap(({ type: linked, productId, url, name }) =>
      linked === kind && url !== undefined && name !== undefined ? [{ productId, url, name }] : [],
    );
    return links.length === 0 ? null : (
      <Stack key={kind} gap={8}>
        <Label aria-hidden="true">{t(`links.${kind}`)}</Label>
        <nav aria-label={t(`links.${kind}`)}>
          <Cluster gap={8}>
            {links.map(({ productId, url, name }) => (
              <ChipLink key={productId} href={site.href(url)}>
                {name}
              </ChipLink>
            ))}
          </Cluster>
        </nav>
      </Stack>
    );
  });
}
