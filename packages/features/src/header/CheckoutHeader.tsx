import styled from 'styled-components';
import { Header as HeaderFrame, HeaderBar } from '@touchline/design-system/Header';
import { LockIcon } from '@touchline/design-system/Icon';
import { Logo } from '@touchline/design-system/Logo';
import { SkipLink } from '@touchline/design-system/SkipLink';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { headerWords } from './headerWords.ts';

const Secure = styled.span`
  ${type('label')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  padding-inline-end: 10px;
`;

/** Header of the checkout: the way home and nothing that leads astray. */
export function CheckoutHeader() {
  const say = useWords(headerWords);
  const site = useSite();
  const brand = site.brand === 'northing' ? 'Northing' : 'Touchline';
  return (
    <HeaderFrame>
      <SkipLink href="#main">{say('header.skip')}</SkipLink>
      <HeaderBar
        logo={
          <a href={site.href('/')} aria-label={say('header.home', { brand })}>
            <Logo brand={site.brand} />
          </a>
        }
        actions={
          <Secure>
            <LockIcon size={20} />
            {say('header.secure')}
          </Secure>
        }
      />
    </HeaderFrame>
  );
}
