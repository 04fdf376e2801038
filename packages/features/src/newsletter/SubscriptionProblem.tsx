import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../platform/i18n/index.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import type { SubscriptionStore } from './SubscriptionStore.ts';

/** Why the last act was not done. */
export const SubscriptionProblem = observer(function SubscriptionProblem({
  store,
}: {
  store: SubscriptionStore;
}) {
  const t = useMessages(newsletterMessages);
  const { problem } = store;
  if (!problem) return null;
  const text = {
    failed: () => t('newsletter.preferences.failed'),
    offline: () => t('newsletter.offline'),
    tooMany: () => t('newsletter.tooMany', { count: 10 }),
  }[problem];
  return (
    <Callout tone="urgent" isAnnounced>
      {text()}
    </Callout>
  );
});
