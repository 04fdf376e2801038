import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { tabAfterKey } from './tabAfterKey.ts';

export interface TabItem {
  /** Unique among the tabs. */
  value: string;
  /** Text of the tab: one or two words. */
  label: ReactNode;
  /** Content shown while the tab is chosen. The other panels stay in the page, hidden. */
  panel: ReactNode;
  /** Can be focused and read, but not chosen. @default false */
  isDisabled?: boolean | undefined;
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Names the row of tabs: "About Tempo 4". */
  label: string;
  /** Two to seven, the most important first. */
  tabs: readonly TabItem[];
  /** Controlled choice; needs `onChange`. */
  value?: string | undefined;
  /** Initial choice, if uncontrolled. @default the first enabled tab */
  defaultValue?: string | undefined;
  /** Called with the `value` of a newly chosen tab. */
  onChange?: ((value: string) => void) | undefined;
  /** `manual` for panels that are fetched: arrow keys only move focus, Enter or Space chooses. @default 'automatic' */
  activation?: 'automatic' | 'manual' | undefined;
  /** `vertical` applies from 600 px on; a phone has no space next to a panel. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.20')};
  ${media.medium} {
    &[data-orientation='vertical'] {
      grid-template-columns: minmax(140px, 1fr) minmax(0, 3fr);
      align-items: start;
    }
  }
`;

const List = styled.div`
  display: flex;
  gap: ${token('space.4')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: thin;
  border-block-end: 1px solid ${token('color.line')};
  ${media.medium} {
    [data-orientation='vertical'] > & {
      flex-direction: column;
      border-block-end: 0;
      border-inline-start: 1px solid ${token('color.line')};
    }
  }
`;

const Tab = styled.button`
  ${type('label')}
  position: relative;
  flex: none;
  min-block-size: ${token('size.target')};
  padding: ${token('space.8')} ${token('space.16')};
  border: 0;
  background: none;
  color: ${token('color.text.subtle')};
  text-align: start;

  /* A line that is also visible in forced colours, which remove backgrounds. */
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    border-block-end: 4px solid transparent;
    ${media.forcedColours} {
      display: none;
    }
  }
  &[aria-selected='true'] {
    color: ${token('color.text')};
  }
  &[aria-selected='true']::after {
    display: block;
    border-color: ${token('color.text')};
  }
  &[aria-disabled='true'] {
    text-decoration: line-through 1px;
    cursor: not-allowed;
  }
  /* Inset, because the scrolling row would clip an outer ring. */
  &:focus-visible {
    outline: 2px solid ${token('color.text')};
    outline-offset: -3px;
    box-shadow: none;
    border-radius: ${token('radius.control')};
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      color: ${token('color.text')};
    }
  }
  ${media.medium} {
    [data-orientation='vertical'] > * > & {
      white-space: normal;
      hyphens: auto;
      &::after {
        inset: 0 auto 0 -1px;
        border-block-end: 0;
        border-inline-start: 4px solid transparent;
      }
      &[aria-selected='true']::after {
        border-color: ${token('color.text')};
      }
    }
  }
`;

const Panel = styled.div`
  border-radius: ${token('radius.control')};
`;

/** Sections of one subject of which one is visible at a time. On a phone the row of tabs scrolls. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  orientation = 'horizontal',
  ...rest
}: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultValue ?? tabs.find((tab) => !tab.isDisabled)?.value);
  const chosen = value ?? own;

  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    // Scrolls within the row only: the page must not move.
    if (tab && list.current) {
      const { offsetLeft, offsetWidth } = tab;
      const { scrollLeft, clientWidth } = list.current;
      const isSeen = offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth;
      if (!isSeen) list.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2;
    }
  }, [chosen]);

  const choose = ({ value: next, isDisabled = false }: TabItem) => {
    if (isDisabled || next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, buttons.indexOf(event.target as HTMLElement), buttons.length, {
      isRtl,
      orientation,
    });
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
    const tab = tabs[next];
    if (activation === 'automatic' && tab) choose(tab);
  };

  return (
    <Root {...rest} data-orientation={orientation}>
      <List
        ref={list}
        role="tablist"
        aria-label={label}
        aria-orientation={orientation}
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            {...NEEDS_HYDRATION}
            id={`${id}-${tab.value}-tab`}
            aria-selected={tab.value === chosen}
            aria-controls={`${id}-${tab.value}`}
            aria-disabled={tab.isDisabled || undefined}
            tabIndex={tab.value === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.value}
          role="tabpanel"
          id={`${id}-${tab.value}`}
          aria-labelledby={`${id}-${tab.value}-tab`}
          tabIndex={0}
          hidden={tab.value !== chosen}
        >
          {tab.panel}
        </Panel>
      ))}
    </Root>
  );
}
