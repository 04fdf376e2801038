import { useEffect, useRef } from 'react';
import type { ComponentProps, FocusEvent, MouseEvent, ToggleEvent } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { addPopupLayer } from '../popup/popupLayers.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface LinkMenuLink extends Omit<ComponentProps<'a'>, 'children' | 'ref'> {
  /** What the link gives: "Lowest price". */
  label: string;
  /** URL of the same page in this order. */
  href: string;
  /** The current choice, shown on the button. Set it for exactly one. @default false */
  isCurrent?: boolean | undefined;
}

export interface LinkMenuProps extends Omit<ComponentProps<'details'>, 'children' | 'open'> {
  /** What is chosen: "Sort by". Shown before the current choice; on a phone for screen readers only. */
  label: string;
  /** Three to seven links. Other attributes are passed to the link. */
  links: readonly LinkMenuLink[];
}

const Root = styled.details`
  position: relative;
`;

const Summary = styled.summary`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
  & > span:first-child {
    font-weight: 400;
    color: ${token('color.text.subtle')};
    ${media.phone} {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Plate = styled.ul`
  position: absolute;
  z-index: ${token('layer.bar')};
  inset-block-start: 100%;
  inset-inline-end: 0;
  min-inline-size: 220px;
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  box-shadow: ${token('shadow.snackbar')};

  & a {
    display: flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    padding-inline: ${token('space.12')};
    border-radius: ${token('radius.control')};
    text-decoration: none;
  }
  & a[aria-current] {
    font-weight: 650;
    box-shadow: inset 4px 0 0 ${token('color.text')};
    &:dir(rtl) {
      box-shadow: inset -4px 0 0 ${token('color.text')};
    }
  }
  ${media.hover} {
    & a:hover {
      text-decoration: underline;
    }
  }
`;

/**
 * A menu of versions of the same page, each with a URL: sorting. A button shows the current one and opens the links;
 * both work before hydration.
 */
export function LinkMenu({ label, links, onToggle, onBlur, onClick, ...rest }: LinkMenuProps) {
  const Anchor = useAnchor();
  const summary = useRef<HTMLElement>(null);

  const layer = useRef<() => void>(undefined);
  useEffect(() => () => layer.current?.(), []);
  const handleToggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    onToggle?.(event);
    const { currentTarget: element } = event;
    layer.current?.();
    const close = () => {
      const hadFocus = element.contains(document.activeElement);
      element.open = false;
      if (hadFocus) summary.current?.focus({ preventScroll: true });
    };
    layer.current = element.open
      ? addPopupLayer({ element, opener: null, close, blocksTouch: true })
      : undefined;
  };
  const handleBlur = (event: FocusEvent<HTMLDetailsElement>) => {
    onBlur?.(event);
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };
  const handleClick = (event: MouseEvent<HTMLDetailsElement>) => {
    onClick?.(event);
    if (!(event.target as Element).closest('a')) return;
    event.currentTarget.open = false;
    // The link that had the focus is hidden now; the button says the new order.
    summary.current?.focus({ preventScroll: true });
  };

  return (
    <Root {...rest} onToggle={handleToggle} onBlur={handleBlur} onClick={handleClick}>
      <Summary ref={summary}>
        <span>{label}</span> <span>{links.find(({ isCurrent }) => isCurrent)?.label}</span>
        <ChevronDownIcon size={20} />
      </Summary>
      <Plate role="list">
        {links.map(({ label: words, isCurrent = false, ...link }) => (
          <li key={link.href}>
            <Anchor {...link} {...(isCurrent ? { 'aria-current': 'true' as const } : {})}>
              {words}
            </Anchor>
          </li>
        ))}
      </Plate>
    </Root>
  );
}
