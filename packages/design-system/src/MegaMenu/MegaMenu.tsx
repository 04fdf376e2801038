import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { media } from '../foundations/media.ts';
import { closeOnBack } from '../foundations/useBackToClose.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface MegaMenuEntry {
  /** One or two words. */
  label: string;
  /** The page of the entry: a click or Enter follows it; a tap does when the panel is open. */
  href: string;
  /** The shopper is on this page or on one below it. @default false */
  isCurrent?: boolean | undefined;
  /** Uses the sale colour. */
  isSale?: boolean | undefined;
  /** What opens below the bar; without it the entry is a plain link. */
  panel?: ReactNode;
  /** Names the button that opens the panel by keyboard: "Show Men". It is seen while it has the focus. */
  panelLabel?: string | undefined;
  /** `mask` sets the entry off by a ground; `spacer` leaves room before it. @default neither */
  type?: 'spacer' | 'mask' | undefined;
}

export interface MegaMenuProps extends Omit<ComponentProps<'nav'>, 'aria-label' | 'children'> {
  /** Names the landmark: "Main". */
  label: string;
  /** Seven at most: they are in one line from 960 px on. */
  entries: readonly MegaMenuEntry[];
}

/** Milliseconds the pointer must stay on an entry before its panel opens, or off it before it closes. */
const REST = 250;

const arrive = keyframes`from { opacity: 0; translate: 0 -12px; }`;
const fade = keyframes`from { opacity: 0; }`;

const List = styled.ul`
  display: flex;
  block-size: 100%;
`;

const Entry = styled.a`
  ${type('label')}
  position: relative;
  display: flex;
  align-items: center;
  block-size: 100%;
  padding-inline: 10px;
  ${media.desktop} {
    padding-inline: 13px;
  }
  border-radius: ${token('radius.control')};
  text-decoration: none;
  white-space: nowrap;

  &[data-sale] {
    color: ${token('color.sale')};
  }
  &[data-type='mask'] {
    block-size: auto;
    min-block-size: 36px;
    align-self: center;
    margin-inline-start: ${token('space.4')};
    background: ${token('color.accent')};
    color: ${token('color.accent.on')};
  }
  &:is([aria-current], [data-open]):not([data-type='mask'])::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    ${media.desktop} {
      inset-inline: 13px;
    }
    inset-block-end: 0;
    /* Two borders, because forced colours keep borders but not backgrounds. */
    border-block: 4px solid ${token('color.accent')};
    border-block-end: 1px solid ${token('color.text')};
  }
`;

const Item = styled.li`
  display: flex;

  &[data-type='spacer'] {
    margin-inline-start: ${token('space.24')};
  }
`;

/* Takes no room: it is between its entry and the next one while it has the focus. */
const Toggle = styled.button`
  align-self: center;
  inline-size: 24px;
  block-size: 32px;
  margin-inline: -12px;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: ${token('color.paper')};
  color: inherit;
  opacity: 0;
  pointer-events: none;
  z-index: 1;

  &:focus-visible {
    opacity: 1;
  }
  /* An arrow down, and up while it is open. */
  &::after {
    content: '';
    display: block;
    inline-size: 8px;
    block-size: 8px;
    margin: -4px auto 0;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[aria-expanded='true']::after {
    margin-block-start: 4px;
    rotate: 225deg;
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 100%;
  inset-inline: 0;
  max-block-size: calc(100dvh - 120px);
  overflow-y: auto;
  padding: ${token('space.40')} ${token('gutter')};
  border-block-end: 1px solid transparent;
  background: ${token('color.paper')};
  animation: ${arrive} ${token('motion.in')} ${token('motion.ease.in')};

  & > div {
    max-inline-size: ${token('container')};
    margin-inline: auto;
  }
`;

const Scrim = styled.div`
  position: absolute;
  inset-block-start: 100%;
  inset-inline: 0;
  block-size: 100vh;
  background: ${token('color.scrim')};
  animation: ${fade} ${token('motion.fade')};
`;

/**
 * The main navigation on a desktop. A mouse opens the panel of an entry by resting on it, and follows its link by
 * a click; the first tap opens the panel, the second follows the link. By keyboard the button after the link opens it, or
 * arrow down, which moves into it; Escape returns. Before hydration the entries are links.
 */
export function MegaMenu({ label, entries, style, ...rest }: MegaMenuProps) {
  const anchor = useAnchor();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open === null ? undefined : closeOnBack(() => setOpen(null))), [open]);
  // Also where the pointer has opened it, and the focus is elsewhere.
  useEffect(() => {
    if (open === null) return undefined;
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      clearTimeout(timer.current);
      setOpen(null);
      const panel = list.current?.querySelector('[data-panel]');
      if (panel?.contains(document.activeElement)) panel.closest('li')?.querySelector('a')?.focus();
    };
    addEventListener('keydown', handleEscape);
    return () => removeEventListener('keydown', handleEscape);
  }, [open]);

  const settle = (next: string | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  };

  const press = (event: MouseEvent, entry: MegaMenuEntry) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);
    const { pointerType } = event.nativeEvent as Partial<PointerEvent>;
    const isTap = pointerType === 'touch' || pointerType === 'pen';
    if (entry.panel && isPlain && isTap && open !== entry.href) {
      event.preventDefault();
      settle(entry.href);
    } else settle(null);
  };

  const handleKeys = (event: KeyboardEvent<HTMLLIElement>, entry: MegaMenuEntry) => {
    const item = event.currentTarget;
    if (isComposing(event) || event.key !== 'ArrowDown' || !entry.panel) return;
    if ((event.target as Element).closest('[data-panel]')) return;
    event.preventDefault();
    settle(entry.href);
    requestAnimationFrame(() => item.querySelector<HTMLElement>('[data-panel] :is(a, button)')?.focus());
  };

  return (
    <nav
      aria-label={label}
      {...rest}
      style={{ blockSize: '100%', ...style }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && settle(null, REST)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) settle(null);
      }}
    >
      <List role="list" ref={list}>
        {entries.map((entry) => {
          const isOpen = open === entry.href;
          const panelId = `${id}-${entry.href}`;
          return (
            <Item
              key={entry.href}
              data-type={entry.type}
              onPointerEnter={(event) =>
                event.pointerType === 'mouse' && settle(entry.panel ? entry.href : null, REST)
              }
              onKeyDown={(event) => handleKeys(event, entry)}
            >
              <Entry
                as={anchor}
                href={entry.href}
                aria-current={entry.isCurrent ? 'page' : undefined}
                data-sale={entry.isSale ? '' : undefined}
                data-type={entry.type}
                data-open={isOpen ? '' : undefined}
                onClick={(event: MouseEvent) => press(event, entry)}
              >
                {entry.label}
              </Entry>
              {entry.panel ? (
                <Toggle
                  {...NEEDS_HYDRATION}
                  type="button"
                  aria-label={entry.panelLabel ?? entry.label}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? panelId : undefined}
                  onClick={() => settle(isOpen ? null : entry.href)}
                />
              ) : null}
              {isOpen ? (
                <>
                  <Scrim
                    aria-hidden="true"
                    onClick={() => settle(null)}
                    onPointerEnter={(event) => event.pointerType === 'mouse' && settle(null, REST)}
                  />
                  <Panel
                    id={panelId}
                    data-panel=""
                    onPointerEnter={() => settle(entry.href)}
                    // Following a link inside the panel changes the page, so the panel closes.
                    onClick={(event) => (event.target as Element).closest('a') && settle(null)}
                  >
                    <div>{entry.panel}</div>
                  </Panel>
                </>
              ) : null}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}
