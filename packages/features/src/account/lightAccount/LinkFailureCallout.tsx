import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import type { LinkFailure } from './LightAccountStore.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';

/** Why no link was sent, or no password set, and what the shopper can do. */
export function LinkFailureCallout({ failure }: { failure: LinkFailure }) {
  const t = useMessages(lightAccountMessages);
  return (
    <Callout tone="urgent" isAnnounced title={t(`lightAccount.${failure.kind}.title`)}>
      {failure.kind === 'tooMany'
        ? t('lightAccount.tooMany.text', { count: Math.max(1, Math.ceil(failure.seconds / 60)) })
        : t(`lightAccount.${failure.kind}.text`)}
    </Callout>
  );
}
