import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { popupPlateStyles } from '../popup/popupStyles.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { usePopup } from '../popup/usePopup.ts';
import { itemsOf, moveInMenu, useTypeAhead } from './menuFocus.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'role'>, PopupPlace {
  /** What the button that opens it refers to: `popupOpener(id, 'menu')`. `MenuButton` does it for you. */
  id: string;
  /** Names it: the words of its button. */
  label: string;
  /** `MenuItem`, `MenuLink`, `MenuCheckItem`, `MenuRadioItem`, `MenuGroup`. */
  children: ComponentProps<'div'>['children'];
  /** It has opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const Root = styled.div`
  ${popupPlateStyles}
  min-inline-size: min(220px, calc(100vw - 16px));
`;

/**
 * A list of acts under a button. Arrow keys move, letters find, Enter and Space act, Escape and Tab close. For a menu
 * under a button of your own; most times it is `MenuButton`.
 */
export function Menu({
  id,
  label,
  side = 'below',
  align = 'start',
  ref,
  onClick,
  onKeyDown,
  onOpenChange,
  ...rest
}: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const typeAhead = useTypeAhead();
  usePopup(menu, (element) => {
    typeAhead.forget();
    // The arrow up on the button asks for the last one.
    const isFromEnd = element.dataset['from'] === 'end';
    delete element.dataset['from'];
    if (!element.contains(document.activeElement))
      itemsOf(element)
        .at(isFromEnd ? -1 : 0)
        ?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Focus goes back to the button, and from there on with the key.
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    else if (moveInMenu(event.currentTarget, event.key) || typeAhead.hear(event)) event.preventDefault();
    // A button hears Space by itself; a link does not.
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
  };

  /** Before the item acts, so that what it opens finds the focus back on the button. */
  const handleChoice = (event: MouseEvent<HTMLDivElement>) => {
    const item = (event.target as Element).closest('[role^=menuitem]');
    if (!item || item.getAttribute('role') === 'menuitemcheckbox') return;
    if (item.getAttribute('aria-disabled') !== 'true') event.currentTarget.hidePopover();
  };

  return (
    <Root
      {...rest}
      ref={useMergedRef(menu, ref)}
      id={id}
      role="menu"
      aria-label={label}
      popover="auto"
      data-side={side}
      data-align={align}
      onKeyDown={handleKeyDown}
      onClickCapture={handleChoice}
      onClick={onClick}
      onToggle={(event) => {
        if (event.target === event.currentTarget) onOpenChange?.(event.newState === 'open');
      }}
    />
  );
}
