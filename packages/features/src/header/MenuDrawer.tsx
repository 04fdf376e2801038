import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { focusRing } from '@touchline/design-system/foundations';
import { ChevronRightIcon, CloseIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Logo } from '@touchline/design-system/Logo';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { headerWords } from './headerWords.ts';
import type { HeaderStore } from './HeaderStore.ts';

/** Id of the popover, for the button that opens it. */
export const menuDrawerId = 'menu';

const Root = styled.nav`
  &[popover] {
    position: fixed;
    inset-block: 0;
    inset-inline: 0 auto;
    inline-size: min(420px, calc(100vw - 40px));
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${token('color.raised')};
    color: ${token('color.text')};
    translate: -100% 0;
    transition:
      translate ${token('motion.out')} ${token('motion.ease.out')},
      display ${token('motion.out')} allow-discrete,
      overlay ${token('motion.out')} allow-discrete;
  }
  &:popover-open {
    display: flex;
    flex-direction: column;
    translate: 0 0;
    transition-duration: ${token('motion.in')};
    transition-timing-function: ${token('motion.ease.in')};
  }
  @starting-style {
    &:popover-open {
      translate: -100% 0;
    }
  }
  &::backdrop {
    background: ${token('color.scrim')};
  }
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 56px;
  padding-inline: ${token('space.16')} ${token('space.8')};
  border-block-end: 1px solid ${token('color.line')};
`;

const List = styled.ul`
  flex: 1;
  margin: 0;
  padding: ${token('space.8')} ${token('space.16')};
  list-style: none;

  & > li {
    border-block-end: 1px solid ${token('color.line')};
  }
  & > li > a {
    ${type('index')}
    ${focusRing}
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 59px;
    font-size: 2.125rem;
    color: inherit;
    text-decoration: none;
  }
  & > li[data-key='sale'] > a {
    color: ${token('color.sale')};
  }
  & > li > a > span {
    ${type('meta')}
    display: flex;
    align-items: center;
    gap: ${token('space.12')};
    color: ${token('color.text.subtle')};
  }
`;

const Foot = styled.div`
  ${type('meta')}
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.16')};
  border-block-start: 1px solid ${token('color.line')};

  & a {
    ${focusRing}
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
  }
`;

/** The menu of a phone: entries in the type of the brand, the region at the thumb. */
export const MenuDrawer = observer(function MenuDrawer({ store }: { store: HeaderStore }) {
  const say = useWords(headerWords);
  const site = useSite();
  const { market, language } = site;
  const close = () => document.getElementById(menuDrawerId)?.hidePopover();
  return (
    <Root id={menuDrawerId} popover="auto" aria-label={say('header.menu.label')}>
      <Top>
        <Logo brand={site.brand} />
        <IconButton label={say('header.menu.close')} popoverTarget={menuDrawerId} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </Top>
      <List onClick={close}>
        {store.entries.map(({ key, label, path, count }) => (
          <li key={key} data-key={key}>
            <a href={site.href(`/${path}`)}>
              {label}
              <span>
                {site.number(count)}
                <ChevronRightIcon size={20} />
              </span>
            </a>
          </li>
        ))}
      </List>
      <Foot onClick={close}>
        {store.topLinks.map(({ label, href }) => (
          <a key={href} href={site.href(href)}>
            {label}
          </a>
        ))}
        <a href={site.href('/country-selector.html')}>
          {say('header.region', {
            country: market.countryNames[language.code] ?? market.country,
            language: language.label,
            currency: market.currency,
          })}
        </a>
      </Foot>
    </Root>
  );
});
