import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { legalPath, useSite } from '../../platform/site/index.ts';
import { loginMessages } from './loginMessages.ts';

const Root = styled.p`
  ${type('meta')}
  margin: 0;
  color: ${token('color.text.subtle')};
`;

/** What holds for whoever signs in, with the links to it. */
export function TermsNotice() {
  const t = useMessages(loginMessages);
  const site = useSite();
  const terms = legalPath(site.market, 'terms');
  const privacy = legalPath(site.market, 'privacy');
  if (terms === undefined && privacy === undefined) return null;
  return (
    <Root>
      {terms === undefined ? null : (
        <>
          {t('login.terms')} <Link href={site.href(terms)}>{t('login.terms.link')}</Link>
        </>
      )}
      {terms !== undefined && privacy !== undefined ? ' · ' : null}
      {privacy === undefined ? null : <Link href={site.href(privacy)}>{t('login.privacy.link')}</Link>}
    </Root>
  );
}
