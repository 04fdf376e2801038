import { newsletterPages } from '@touchline/contract/newsletter/constants';
import { observer } from 'mobx-react-lite';
import type { MouseEventHandler } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@touchline/design-system/Button';
import { Drawer } from '@touchline/design-system/Drawer';
import { DrillDownMenu } from '@touchline/design-system/DrillDownMenu';
import { AccountIcon } from '@touchline/design-system/Icon';
import { Logo } from '@touchline/design-system/Logo';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { HeaderAccount } from './HeaderAccount.ts';
import { linksFor } from './linksFor.ts';
import { headerMessages } from './headerMessages.ts';
import type { HeaderStore } from './HeaderStore.ts';
import { menuLists } from './menuLists.ts';

const Buttons = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: ${token('space.8')};
  padding: ${token('space.12')} ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};
`;

/** Id of the drawer, for the button that opens it. */
export const menuDrawerId = 'menu';

/* As large as the drawer, so that a page of the menu covers all of it. */
const Content = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: calc(100% + ${token('space.32')});
  margin: calc(-1 * ${token('space.8')}) calc(-1 * ${token('gutter')}) calc(-1 * ${token('space.24')});
  padding: ${token('space.8')} ${token('gutter')} 0;
  overflow-x: clip;

  & > :not(nav) {
    transition: visibility 0s;
  }
  &:has([open]:not([data-leaving])) > :not(nav) {
    visibility: hidden;
    transition-delay: 500ms;
  }
`;

/* Within reach of the thumb. */
const Bottom = styled.div`
  margin-block-start: auto;
  margin-inline: calc(-1 * ${token('gutter')});
`;

const Foot = styled.div`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.20')};
  padding: ${token('space.12')} ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;

/** Joining and signing in within reach of the thumb, or the way to the account. */
function DrawerAccount({ account }: { account: HeaderAccount }) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const { isSignedIn, name, accountPath, signInPath, registerPath, onSignIn, onRegister } = account;
  if (isSignedIn) {
    return (
      <Buttons>
        <ButtonLink
          variant="secondary"
          href={accountPath === undefined ? site.placeHref('myAccount') : site.href(accountPath)}
        >
          <AccountIcon />
          {name ? t('header.account.named', { name }) : t('header.account')}
        </ButtonLink>
      </Buttons>
    );
  }
  return (
    <Buttons>
      {registerPath === undefined ? null : (
        <ButtonLink href={site.href(registerPath)} onClick={onRegister}>
          {t('header.join')}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" href={site.href(signInPath)} onClick={onSignIn}>
        {t('header.signIn')}
      </ButtonLink>
    </Buttons>
  );
}

const Pictures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.8')};
  padding-block: ${token('space.24')};

  & > a {
    ${type('meta')}
    display: grid;
    align-content: start;
    gap: ${token('space.8')};
    color: ${token('color.text.subtle')};
    text-decoration: none;
  }
  & strong {
    ${type('label')}
    display: block;
    color: ${token('color.text')};
  }
`;

/** Two products below the entries, once the menu has loaded. */
const DrawerPictures = observer(function DrawerPictures({ store }: { store: HeaderStore }) {
  const site = useSite();
  const pictures = store.firstPictures;
  if (pictures.length < 2) return null;
  return (
    <Pictures>
      {pictures.map(({ name, label, href, picture }) => (
        <a key={href} href={site.href(href)}>
          <Picture
            view={pictureView(picture)}
            alt=""
            ratio="square"
            sizes="180px"
            hasTile={picture.cutout ?? false}
          />
          <span>
            <strong>{name}</strong>
            {label}
          </span>
        </a>
      ))}
    </Pictures>
  );
});

interface MenuDrawerProps {
  /** The edge it comes from: that of its button. */
  side: 'start' | 'end';
  store: HeaderStore;
  account: HeaderAccount | undefined;
  /** Opens the newsletter in place of its page. */
  onNewsletter?: MouseEventHandler | undefined;
  /** Opens the choice of the language in place of the page of countries. */
  onLanguage?: MouseEventHandler | undefined;
}

/** The menu on a phone: entries in the brand's typeface, the region within reach of the thumb. Works without JavaScript. */
export const MenuDrawer = observer(function MenuDrawer({
  store,
  account,
  onNewsletter,
  onLanguage,
  side,
}: MenuDrawerProps) {
  const t = useMessages(headerMessages);
  const site = useSite();
  const { market, language } = site;
  const region = {
    country: market.countryNames[language.code] ?? market.country,
    language: language.label,
    currency: market.currency,
  };
  return (
    <Drawer
      id={menuDrawerId}
      pace="menu"
      side={side}
      label={t('header.menu.open')}
      title={<Logo art={site.brand.mark} name={site.brand.logo} />}
      closeLabel={t('header.menu.close')}
      onOpen={() => void store.fetchMenu()}
      // Closes when a link inside it is followed.
      onClick={(event) => (event.target as Element).closest('a') && event.currentTarget.close()}
    >
      <Content>
        <DrillDownMenu
          label={t('header.menu.open')}
          backLabel={t('header.menu.back')}
          entries={store.entries.map(
            ({ key, label, path, landing = `/${path}`, count, content, hasMore }) => {
              const groups = hasMore ? store.childrenOf(content ?? key) : [];
              const all = {
                label: t('header.menu.all', { entry: label }),
                href: site.href(`/${path}`),
                isStrong: true,
              };
              return {
                label,
                href: site.href(landing),
                note: count === undefined ? undefined : site.number(count),
                isSale: key === 'sale',
                lists: groups.length > 0 ? [{ links: [all] }, ...menuLists(groups, site, t)] : undefined,
              };
            },
          )}
        />
        <DrawerPictures store={store} />
        <Bottom>
          {account ? <DrawerAccount account={account} /> : null}
          <Foot>
            {account?.isSignedIn ? null : (
              <a href={site.href(newsletterPages.signUp)} onClick={onNewsletter}>
                {t('header.newsletter')}
              </a>
            )}
            {linksFor(store.topLinks, account).map(({ label, href }) => (
              <a key={href} href={site.href(href)}>
                {label}
              </a>
            ))}
            <a href={site.href('/country-selector-mobile.html')}>{t('header.region', region)}</a>
            {market.languages.length > 1 ? (
              <a href={site.href('/country-selector.html')} onClick={onLanguage}>
                {t('header.language', { language: language.label })}
              </a>
            ) : null}
          </Foot>
        </Bottom>
      </Content>
    </Drawer>
  );
});
