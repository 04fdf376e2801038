import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { Stack } from '@touchline/design-system/layout';
import { useMessages } from '../../platform/i18n/index.ts';
import { ProductLayout } from './ProductLayout.tsx';
import { productMessages } from './productMessages.ts';

/** Placeholder of a product page while it loads. */
export function ProductSkeleton() {
  const t = useMessages(productMessages);
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <ProductLayout
        breadcrumb={<Skeleton share={0.3} />}
        gallery={<Skeleton shape="box" style={{ inlineSize: '100%', aspectRatio: '4 / 3' }} />}
        info={
          <Stack gap={20} aria-hidden="true">
            <Skeleton share={0.4} />
            <Skeleton shape="box" style={{ inlineSize: '70%', blockSize: 56 }} />
            <Skeleton shape="box" style={{ inlineSize: '30%', blockSize: 32 }} />
            <Skeleton share={0.95} />
            <Skeleton share={0.8} />
            <Skeleton shape="box" style={{ inlineSize: '60%', blockSize: 92 }} />
            <Skeleton shape="box" style={{ inlineSize: '100%', blockSize: 160 }} />
            <Skeleton shape="box" style={{ inlineSize: '100%', blockSize: 52 }} />
          </Stack>
        }
      />
    </>
  );
}
