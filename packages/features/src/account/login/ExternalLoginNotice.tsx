import { Callout } from '@touchline/design-system/Callout';
import { Link } from '@touchline/design-system/Link';
import { forgotPasswordPath } from '../forgotPassword/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { CallCentre } from './CallCentre.tsx';
import type { ExternalLoginReason } from './externalLoginReason.ts';
import { loginMessages } from './loginMessages.ts';

/** The failure of an external provider as part of a page: the form below is the other way. */
export function ExternalLoginNotice({ reason }: { reason: ExternalLoginReason }) {
  const t = useMessages(loginMessages);
  const site = useSite();
  return (
    <Callout tone="urgent" title={t('account.external.authentication.error.title')}>
      {t(`account.external.authentication.error.${reason}`)}{' '}
      {reason === 'blocked' ? (
        <Link href={site.href(forgotPasswordPath)}>{t('account.external.authentication.error.recover')}</Link>
      ) : null}{' '}
      <CallCentre />
    </Callout>
  );
}
