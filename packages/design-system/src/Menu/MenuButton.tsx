import { useId, useState } from 'react';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { ButtonBusyState } from '../Button/Button.tsx';
import type { ButtonAppearance } from '../Button/ButtonRoot.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popupOpener } from '../popup/popupOpener.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { Menu } from './Menu.tsx';

type NativeButton = Omit<ComponentProps<'button'>, 'children' | 'popoverTarget'>;

export interface MenuButtonProps
  extends NativeButton, Omit<ButtonAppearance, 'variant'>, ButtonBusyState, PopupPlace {
  /** The same variants as `Button`. @default 'secondary' */
  variant?: ButtonAppearance['variant'];
  /** The text on the button, and the name of its menu. */
  label: string;
  /** Shown on the button instead of the label, which then is its name for screen readers only. */
  icon?: ReactNode;
  /** `MenuItem`, `MenuLink`, `MenuCheckItem`, `MenuRadioItem`, `MenuGroup`. */
  children: ReactNode;
}

const Words = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

/** A button that opens a `Menu` of actions. Enter, Space and arrow down go to the first item, arrow up to the last. */
export function MenuButton({
  label,
  icon,
  children,
  side,
  align,
  variant = 'secondary',
  size,
  isWide,
  isBusy,
  busyLabel,
  ...rest
}: MenuButtonProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    rest.onKeyDown?.(event);
    const menu = document.getElementById(id);
    if (!menu || event.defaultPrevented || rest.disabled) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') menu.dataset['from'] = 'end';
    menu.showPopover();
  };

  const opener = { ...rest, ...popupOpener(id, 'menu'), 'aria-expanded': isOpen, onKeyDown: handleKeyDown };
  return (
    <>
      {icon ? (
        <IconButton {...opener} label={label}>
          {icon}
        </IconButton>
      ) : (
        <Button {...opener} {...{ variant, size, isWide, isBusy, busyLabel }}>
          <Words>{label}</Words>
          <ChevronDownIcon size={20} />
        </Button>
      )}
      <Menu id={id} label={label} side={side} align={align} onOpenChange={setOpen}>
        {children}
      </Menu>
    </>
  );
}
