import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { closeOnBack } from '../foundations/useBackToClose.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface MegaMenuEntry {
  /** One or two words. */
  label: string;
  /** The page of the entry: a click of the mouse follows it; a tap or Enter does when the panel is open. */
  href: string;
  /** The shopper is on this page or on one below it. @default false */
  isCurrent?: boolean | undefined;
  /** Uses the sale colour. */
  isSale?: boolean | undefined;
  /** What opens below the bar; without it the entry is a plain link. */
  panel?: ReactNode;
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
  padding-inline: 13px;
  border-radius: ${token('radius.control')};
  text-decoration: none;
  white-space: nowrap;

  &[data-sale] {
    color: ${token('color.sale')};
  }
  &:is([aria-current], [aria-expanded='true'])::after {
    content: '';
    position: absolute;
    inset-inline: 13px;
    inset-block-end: 0;
    /* Two borders, because forced colours keep borders but not backgrounds. */
    border-block: 4px solid ${token('color.accent')};
    border-block-end: 1px solid ${token('color.text')};
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
 * a click; a tap or Enter opens the panel, and follows the link when it is open. Arrow down moves into the panel, Escape
 * returns. Before hydration the entries are links.
 */
export function MegaMenu({ label, entries, style, ...rest }: MegaMenuProps) {
  const anchor = useAnchor();
  const id = useId();
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => (open === null ? undefined : closeOnBack(() => setOpen(null))), [open]);

  const settle = (next: string | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delay);
  };

  const press = (event: MouseEvent, entry: MegaMenuEntry) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0);
    // A mouse opens the panel by resting on the entry.
    const isMouse = (event.nativeEvent as Partial<PointerEvent>).pointerType === 'mouse';
    if (entry.panel && isPlain && !isMouse && open !== entry.href) {
      event.preventDefault();
      settle(entry.href);
    } else settle(null);
  };

  const handleKeys = (event: KeyboardEvent<HTMLLIElement>, entry: MegaMenuEntry) => {
    const item = event.currentTarget;
    if (isComposing(event)) return;
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      settle(null);
      item.querySelector('a')?.focus();
    }
    if (event.key === 'ArrowDown' && entry.panel && event.target === item.querySelector('a')) {
      event.preventDefault();
      settle(entry.href);
      requestAnimationFrame(() => item.querySelector<HTMLElement>('[data-panel] :is(a, button)')?.focus());
    }
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
      <List role="list">
        {entries.map((entry) => {
          const isOpen = open === entry.href;
          const panelId = `${id}-${entry.href}`;
          return (
            <li
              key={entry.href}
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
                {...(entry.panel
                  ? { 'aria-expanded': isOpen, 'aria-controls': isOpen ? panelId : undefined }
                  : {})}
                onClick={(event: MouseEvent) => press(event, entry)}
              >
                {entry.label}
              </Entry>
              {isOpen ? (
                <>
                  <Scrim aria-hidden="true" onClick={() => settle(null)} />
                  <Panel
                    id={panelId}
                    data-panel=""
                    // Following a link inside the panel changes the page, so the panel closes.
                    onClick={(event) => (event.target as Element).closest('a') && settle(null)}
                  >
                    <div>{entry.panel}</div>
                  </Panel>
                </>
              ) : null}
            </li>
          );
        })}
      </List>
    </nav>
  );
}
