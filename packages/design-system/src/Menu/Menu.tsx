import { useRef } from 'react';
import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { isComposing } from '../foundations/isComposing.ts';
import { PageLanguage } from '../foundations/PageLanguage.tsx';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { popupSurfaceStyles } from '../popup/popupStyles.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { usePopup } from '../popup/usePopup.ts';
import { itemsOf, moveInMenu, useTypeAhead } from './menuFocus.ts';

export interface MenuProps extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'role'>, PopupPlace {
  /** The id that the opening button refers to: `popupOpener(id, 'menu')`. `MenuButton` sets it for you. */
  id: string;
  /** Accessible name: the text of its button. */
  label: string;
  /** `MenuItem`, `MenuLink`, `MenuCheckItem`, `MenuRadioItem`, `MenuGroup`. */
  children: ComponentProps<'div'>['children'];
  /** Called when the menu has opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const Root = styled.div`
  ${popupSurfaceStyles}
  min-inline-size: min(220px, calc(100vw - 16px));
`;

/**
 * A list of actions below a button. Arrow keys, Page Up and Down move, typed letters find an item, Enter and Space activate it, Escape
 * and Tab close the menu. Use it below a custom button; in most cases use `MenuButton`.
 */
export function Menu(props: MenuProps) {
  return (
    <PageLanguage>
      <MenuRoot {...props} />
    </PageLanguage>
  );
}

function MenuRoot({
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
    // Arrow up on the button opens the menu at its last item.
    const isFromEnd = element.dataset['from'] === 'end';
    delete element.dataset['from'];
    if (!element.contains(document.activeElement))
      itemsOf(element)
        .at(isFromEnd ? -1 : 0)
        ?.focus();
  });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
    // Closing returns focus to the button, and Tab then moves on from there.
    if (event.key === 'Tab') event.currentTarget.hidePopover();
    else if (moveInMenu(event.currentTarget, event.key) || typeAhead.hear(event)) event.preventDefault();
    // A button reacts to Space natively; a link does not.
    else if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      event.target.click();
    }
  };

  /** Closes the menu before the item's action runs, so that anything it opens finds focus on the button. */
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
