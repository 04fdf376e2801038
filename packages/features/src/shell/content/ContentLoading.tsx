import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { useMessages } from '../../platform/i18n/index.ts';
import { contentMessages } from './contentMessages.ts';

/** Skeleton of a page that is loading. */
export function ContentLoading() {
  const t = useMessages(contentMessages);
  return (
    <Container>
      <Section aria-busy="true">
        <VisuallyHidden role="status">{t('content.loading')}</VisuallyHidden>
        <Stack gap={24}>
          <Skeleton shape="box" style={{ blockSize: '5rem', inlineSize: '70%' }} />
          <Skeleton shape="box" style={{ blockSize: '22rem' }} />
          <Skeleton shape="box" style={{ blockSize: '14rem' }} />
        </Stack>
      </Section>
    </Container>
  );
}
