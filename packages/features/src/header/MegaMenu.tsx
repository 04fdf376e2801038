import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { focusRing, media } from '@touchline/design-system/foundations';
import { ChevronDownIcon } from '@touchline/design-system/Icon';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { headerWords } from './headerWords.ts';
import { flyoutDelay, type HeaderEntry, type HeaderStore } from './HeaderStore.ts';
import { MegaPanel } from './MegaPanel.tsx';

const Root = styled.nav`
  display: none;
  ${media.wide} {
    display: block;
    margin-inline-start: ${token('space.32')};
  }
`;

const Entries = styled.ul`
  display: flex;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  align-items: center;

  & > a {
    ${type('label')}
    ${focusRing}
    position: relative;
    display: flex;
    align-items: center;
    block-size: ${token('size.bar')};
    padding-inline: 13px;
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
  }
  /* The bar is the accent, its hairline is ink: yellow alone is nothing on white. */
  &[data-current] > a::after,
  &[data-open] > a::after {
    content: '';
    position: absolute;
    inset-inline: 13px;
    inset-block-end: 0;
    block-size: 4px;
    background: ${token('color.accent')};
    border-block-end: 1px solid ${token('color.text')};
  }
  /* For keyboard and screen readers: there when it has focus. */
  & > button {
    ${focusRing}
    position: absolute;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    opacity: 0;
    pointer-events: none;
    border: 0;
    background: ${token('color.paper')};
    color: inherit;
    border-radius: ${token('radius.badge')};
  }
  &:has(> button:focus-visible) > button,
  & > button[aria-expanded='true'] {
    position: static;
    opacity: 1;
    pointer-events: auto;
  }
`;

/** Entries of the bar; each opens a panel after a moment of hovering, by its button, or by a first tap. */
export const MegaMenu = observer(function MegaMenu({ store, path }: { store: HeaderStore; path: string }) {
  const say = useWords(headerWords);
  const site = useSite();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const open = store.entries.find(({ key }) => key === store.openKey);

  const handleEnter = (event: PointerEvent, { key }: HeaderEntry) => {
    if (event.pointerType !== 'mouse') return;
    void store.fetchMenu();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => store.openFlyout(key), store.openKey ? 0 : flyoutDelay);
  };
  const handleLeave = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'mouse') store.closeFlyout();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !store.openKey) return;
    document.getElementById(`menu-button-${store.openKey}`)?.focus();
    store.closeFlyout();
  };

  return (
    <Root
      aria-label={say('header.menu.label')}
      onPointerLeave={handleLeave}
      onKeyDown={handleKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.closeFlyout();
      }}
    >
      <Entries>
        {store.entries.map((entry) => {
          const { key, label } = entry;
          const isOpen = store.openKey === key;
          const isCurrent = path === `/${entry.path}` || path.startsWith(`/${entry.path}/`);
          return (
            <Entry
              key={key}
              data-current={isCurrent ? '' : undefined}
              data-open={isOpen ? '' : undefined}
              onPointerEnter={(event) => handleEnter(event, entry)}
            >
              <a
                href={site.href(`/${entry.path}`)}
                aria-current={isCurrent ? 'true' : undefined}
                onPointerDown={(event) => {
                  // A finger cannot hover: its first tap opens, the second one follows the link.
                  if (event.pointerType === 'touch' && !isOpen) event.currentTarget.dataset['opens'] = '';
                }}
                onClick={(event) => {
                  if (event.currentTarget.dataset['opens'] === undefined) return store.closeFlyout();
                  delete event.currentTarget.dataset['opens'];
                  event.preventDefault();
                  store.openFlyout(key);
                }}
              >
                {label}
              </a>
              <button
                id={`menu-button-${key}`}
                type="button"
                aria-expanded={isOpen}
                aria-label={say('header.menu.more', { entry: label })}
                onClick={() => (isOpen ? store.closeFlyout() : store.openFlyout(key))}
              >
                <ChevronDownIcon size={20} />
              </button>
            </Entry>
          );
        })}
      </Entries>
      {open && <MegaPanel store={store} entry={open} />}
    </Root>
  );
});
