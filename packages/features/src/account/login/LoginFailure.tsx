import { defaultMinimumAge } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { LoginError } from './LoginError.ts';
import { loginMessages } from './loginMessages.ts';
import { signsInByCode } from './signsInByCode.ts';

interface LoginFailureProps {
  error: LoginError;
  /** The address is not a field of the form. */
  isEmailFixed: boolean;
}

/** Why nobody was signed in, and what the shopper can do. */
export function LoginFailure({ error, isEmailFixed }: LoginFailureProps) {
  const t = useMessages(loginMessages);
  const site = useSite();
  const wrongPassword = signsInByCode(site)
    ? 'account.modalAutoFlow.loginSection.error'
    : 'login.passwordDiffers';
  switch (error.kind) {
    case 'ageConfirmationNeeded': {
      const { market, language } = site;
      const age = market.account?.requiredAge ?? defaultMinimumAge;
      const country = market.countryNames[language.code] ?? market.country;
      return (
        <Callout
          tone="warning"
          role="alert"
          title={t('login.age.title')}
          actions={
            <Button type="submit" name="action" value="confirmAge" variant="secondary">
              {t('login.age.confirm', { age })}
            </Button>
          }
        >
          {t('login.age.text', { country, age })}
        </Callout>
      );
    }
    case 'tooMany':
      return (
        <Callout tone="urgent" isAnnounced title={t('login.tooMany.title')}>
          {t('login.tooMany.text', { count: Math.max(1, Math.ceil(error.seconds / 60)) })}
        </Callout>
      );
    case 'justSent':
      return (
        <Callout tone="info" isAnnounced title={t('login.justSent.title')}>
          {t('login.justSent.text', { count: error.seconds })}
        </Callout>
      );
    case 'invalidCode':
    case 'codeOver':
      return (
        <Callout tone="urgent" isAnnounced title={t(`login.${error.kind}.title`)}>
          {t(`login.${error.kind}.text`)}
        </Callout>
      );
    case 'passkeyNotUsed':
    case 'passkeyNotAccepted':
      return (
        <Callout
          tone={error.kind === 'passkeyNotUsed' ? 'info' : 'urgent'}
          isAnnounced
          title={t(`login.${error.kind}.title`)}
        >
          {t(`login.${error.kind}.text`)}
        </Callout>
      );
    case 'invalidCredentials':
      return (
        <Callout tone="urgent" isAnnounced title={t('myaccount.login.invalidCredentials.title')}>
          {t(isEmailFixed ? wrongPassword : 'myaccount.login.invalidCredentials')}
        </Callout>
      );
    default:
      return (
        <Callout tone="urgent" isAnnounced title={t(`myaccount.login.${error.kind}.title`)}>
          {t(`myaccount.login.${error.kind}`)}
        </Callout>
      );
  }
}
