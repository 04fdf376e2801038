import { NotLoadedPage } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import type { ContentStore } from './ContentStore.ts';
import { contentMessages } from './contentMessages.ts';

/** The page failed to load: says so and offers a retry. */
export function ContentFailed({ store }: { store: ContentStore }) {
  const t = useMessages(contentMessages);
  return (
    <NotLoadedPage
      title={t('content.failed.title')}
      retryLabel={t('content.retry')}
      onRetry={() => void store.retry()}
    >
      {t('content.failed.text')}
    </NotLoadedPage>
  );
}
