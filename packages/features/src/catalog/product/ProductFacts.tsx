import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { DescriptionList } from '@touchline/design-system/DescriptionList';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { Certificates } from './Certificates.tsx';
import type { ProductStore } from './ProductStore.ts';
import { productMessages } from './productMessages.ts';
import { sizeGuideId } from './SizeGuideLink.tsx';
import { availabilityKey } from './sizes.ts';
import { SizeTable } from './SizeTable.tsx';
import type { ShownProduct } from './ShownProduct.ts';

const List = styled.ul`
  display: grid;
  gap: ${token('space.4')};
`;

const Paragraph = styled.p`
  /* Points of a list in an imported text stand on lines of their own. */
  white-space: pre-line;
`;

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <Stack gap={8}>
      <Heading level={3} variant="label">
        {title}
      </Heading>
      <List role="list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </Stack>
  );
}

/** Further information about a product, in sections that expand. */
export const ProductFacts = observer(function ProductFacts({
  store,
  product,
}: {
  store: ProductStore;
  product: ShownProduct;
}) {
  const t = useMessages(productMessages);
  const { returnDays, returns } = useSite().market;
  const { product_description: words, product_certificates: certificates } = product;
  return (
    <Accordion>
      <AccordionItem title={t('about')} level={2} defaultOpen>
        <Stack gap={16}>
          {words.text
            .split(/\n\s*\n/)
            .filter(Boolean)
            .map((paragraph) => (
              <Paragraph key={paragraph}>{paragraph}</Paragraph>
            ))}
          <DescriptionList
            items={[
              ...words.facts.map(({ label, value }) => ({ term: label, value })),
              {
                term: t('availability'),
                value: t(`availability.${availabilityKey(store.stock.availability_status)}`),
              },
              { term: t('facts.number'), value: product.id },
            ]}
          />
        </Stack>
      </AccordionItem>
      {words.materials.length + words.care.length + certificates.length > 0 ? (
        <AccordionItem title={t('materials')} level={2}>
          <Stack gap={20}>
            <Lines title={t('materials.made')} lines={words.materials} />
            <Lines title={t('materials.care')} lines={words.care} />
            {certificates.length > 0 ? (
              <Stack gap={8}>
                <Heading level={3} variant="label">
                  {t('certificates')}
                </Heading>
                <Certificates names={certificates} />
              </Stack>
            ) : null}
          </Stack>
        </AccordionItem>
      ) : null}
      {words.fit || product.sizeGuide ? (
        <AccordionItem title={t('fit')} level={2}>
          <Stack gap={16} id={sizeGuideId}>
            {words.fit ? <p>{words.fit}</p> : null}
            {product.sizeGuide ? <SizeTable guide={product.sizeGuide} /> : null}
          </Stack>
        </AccordionItem>
      ) : null}
      {product.deliveryKind ? null : (
        <AccordionItem title={t('delivery')} level={2}>
          <Stack gap={8}>
            <p>{t('delivery.text')}</p>
            {returnDays === undefined ? null : (
              <p>
                {t(returns?.cost === 0 ? 'delivery.returns.free' : 'delivery.returns', { count: returnDays })}
                {returns?.hasPrintedLabel ? ` ${t('delivery.returns.label')}` : ''}
              </p>
            )}
          </Stack>
        </AccordionItem>
      )}
    </Accordion>
  );
});
