import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { token } from '@touchline/design-system/token';
import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { HeaderAccount } from './HeaderAccount.ts';
import { headerMessages } from './headerMessages.ts';
import type { HeaderTopLink } from './HeaderStore.ts';
import { LanguageSelector } from './LanguageSelector.tsx';
import { linksFor } from './linksFor.ts';

const Welcome = styled.span`
  max-inline-size: 220px;
  overflow: hidden;
  font-weight: 650;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.20')};
  white-space: nowrap;
`;

interface TopLinksProps {
  links: readonly HeaderTopLink[];
  account: HeaderAccount | undefined;
  hasWishlist: boolean;
  /** Path and query of the page, for the same page in another language. */
  address: string;
  onNewsletter: MouseEventHandler | undefined;
}

/** The links of the band above the bar: a guest's ways in, or a welcome and the way to what is theirs; then help and language. */
export function TopLinks({ links, account, hasWishlist, address, onNewsletter }: TopLinksProps) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const { isSignedIn = false, name, signInPath, registerPath, onSignIn, onRegister } = account ?? {};
  return (
    <Root>
      {isSignedIn && name ? <Welcome translate="no">{t('header.welcome', { name })}</Welcome> : null}
      {isSignedIn && hasWishlist ? <a href={site.placeHref('wishlist')}>{t('header.wishlist')}</a> : null}
      {!isSignedIn && signInPath !== undefined ? (
        <a href={site.href(signInPath)} onClick={onSignIn}>
          {t('header.signIn')}
        </a>
      ) : null}
      {!isSignedIn && registerPath !== undefined ? (
        <a href={site.href(registerPath)} onClick={onRegister}>
          {t(site.market.hasMembership ? 'header.become' : 'header.join')}
        </a>
      ) : null}
      {isSignedIn ? null : (
        <a href={site.href(newsletterPages.signUp)} onClick={onNewsletter}>
          {t('header.newsletter')}
        </a>
      )}
      {linksFor(links, account)
        // What is theirs comes first.
        .toSorted((a, b) => Number(b.isOfAccount ?? false) - Number(a.isOfAccount ?? false))
        .map(({ label, href }) => (
          <a key={href} href={site.href(href)}>
            {label}
          </a>
        ))}
      {site.market.languages.length > 1 ? <LanguageSelector address={address} /> : null}
    </Root>
  );
}
