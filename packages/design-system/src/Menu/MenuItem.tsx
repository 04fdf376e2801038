import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../foundations/media.ts';
import { useHydrated } from '../foundations/useHydrated.ts';
import { CheckIcon } from '../Icon/icons.tsx';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

const itemStyles = css`
  ${type('body')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  inline-size: 100%;
  min-block-size: ${token('size.target')};
  padding: ${token('space.8')} ${token('space.12')};
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  & > [data-words] {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
  &[aria-checked] > svg {
    visibility: hidden;
  }
  &[aria-checked='true'] > svg {
    visibility: visible;
  }
  &[data-tone='danger'] {
    color: ${token('color.error')};
  }
  &[aria-disabled='true'] {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  /* The menu would clip the 8 px focus ring, so focus is shown by a background and an inner frame. */
  &:focus-visible {
    background: ${token('color.tile')};
    outline: 2px solid ${token('color.text')};
    outline-offset: -2px;
    box-shadow: none;
  }
  ${media.hover} {
    &:hover:not([aria-disabled='true']) {
      background: ${token('color.tile')};
    }
  }
`;

const Root = styled.button`
  ${itemStyles}
`;

const LinkRoot = styled.a`
  ${itemStyles}
  &[aria-current] {
    font-weight: 650;
  }
`;

const Note = styled.span`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

interface ItemParts {
  /** Shown before the label. Give an icon to all items of a menu or to none. */
  icon?: ReactNode;
  /** At the end of the line: "3 items". */
  note?: ReactNode;
  /** The label. Typed letters are matched with its beginning. */
  children: ReactNode;
}

const parts = ({ icon, note, children }: ItemParts) => (
  <>
    {icon}
    <span data-words="">{children}</span>
    {note ? <Note>{note}</Note> : null}
  </>
);

export interface MenuItemProps
  extends Omit<ComponentProps<'button'>, 'children' | 'disabled' | 'role'>, ItemParts {
  /** `danger` for an action that loses data; ask for confirmation before it runs. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Unavailable: can still be focused and read, but does nothing. @default false */
  isDisabled?: boolean | undefined;
}

/** One action of a `Menu`. The menu closes first, then `onClick` runs. */
export function MenuItem({
  icon,
  note,
  children,
  tone = 'neutral',
  isDisabled = false,
  onClick,
  ...rest
}: MenuItemProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      type="button"
      tabIndex={-1}
      {...rest}
      role="menuitem"
      data-tone={tone}
      aria-disabled={isDisabled || undefined}
      onClick={handleClick}
    >
      {parts({ icon, note, children })}
    </Root>
  );
}

export interface MenuLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'role'>, ItemParts {
  /** Address of the page it links to. */
  href: string;
}

/** A link to another page in a `Menu`. `aria-current="page"` marks the current page. */
export function MenuLink({ icon, note, children, ...rest }: MenuLinkProps) {
  const anchor = useAnchor();
  const isHydrated = useHydrated();
  return (
    // Arrow keys work only after hydration; until then Tab reaches it, like any link.
    <LinkRoot as={anchor} tabIndex={isHydrated ? -1 : undefined} {...rest} role="menuitem">
      {parts({ icon, note, children })}
    </LinkRoot>
  );
}

export interface MenuCheckItemProps
  extends Omit<ComponentProps<'button'>, 'children' | 'onChange' | 'role'>, Omit<ItemParts, 'icon'> {
  /** Whether it is on. */
  isChecked: boolean;
  /** Called when the shopper switches it; the menu stays open. */
  onChange: (isChecked: boolean) => void;
}

/** Something that is on or off. The menu stays open, so that several can be changed. */
export function MenuCheckItem({ isChecked, onChange, note, children, ...rest }: MenuCheckItemProps) {
  return (
    <Root
      type="button"
      tabIndex={-1}
      {...rest}
      role="menuitemcheckbox"
      aria-checked={isChecked}
      onClick={() => onChange(!isChecked)}
    >
      {parts({ icon: <CheckIcon size={20} />, note, children })}
    </Root>
  );
}

export interface MenuRadioItemProps
  extends Omit<ComponentProps<'button'>, 'children' | 'role' | 'onSelect'>, Omit<ItemParts, 'icon'> {
  /** Whether it is the chosen item of its group. */
  isChosen: boolean;
  /** Called when the shopper chooses it; the menu has closed by then. */
  onChoose: () => void;
}

/** One of several options in a `MenuGroup` of which exactly one is chosen, such as a sort order. */
export function MenuRadioItem({ isChosen, onChoose, note, children, ...rest }: MenuRadioItemProps) {
  return (
    <Root
      type="button"
      tabIndex={-1}
      {...rest}
      role="menuitemradio"
      aria-checked={isChosen}
      onClick={onChoose}
    >
      {parts({ icon: <CheckIcon size={20} />, note, children })}
    </Root>
  );
}
