import styled from 'styled-components';
import { Header as HeaderFrame, HeaderBar } from '@touchline/design-system/Header';
import { LockIcon } from '@touchline/design-system/Icon';
import { Logo } from '@touchline/design-system/Logo';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token, type } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { headerMessages } from './headerMessages.ts';

const Secure = styled.span`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  padding-inline-end: 10px;
`;

/** Header of the checkout: only the link to the home page, nothing that distracts. */
export function CheckoutHeader() {
  const t = useMessages(headerMessages);
  const site = useSite();
  return (
    <HeaderFrame>
      <SkipLink href="#main">{t('header.skip')}</SkipLink>
      <HeaderBar
        logo={
          <a href={site.placeHref('home')} aria-label={t('header.home', { brand: site.brand.name })}>
            <Logo art={site.brand.mark} name={site.brand.logo} />
          </a>
        }
        actions={
          <Secure>
            <LockIcon size={20} />
            {t('header.secure')}
          </Secure>
        }
      />
    </HeaderFrame>
  );
}
