import type { RefObject } from 'react';
import { useButton } from 'react-aria/useButton';
import type { AriaButtonProps } from 'react-aria/useButton';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { Toggle } from './ComboBoxParts.tsx';

interface ListButtonProps extends AriaButtonProps {
  label: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The button that opens the list by pointer, with the props of `useComboBox`. */
export function ToggleButton({ label, buttonRef, ...button }: ListButtonProps) {
  const { buttonProps } = useButton(button, buttonRef);
  return (
    <Toggle {...buttonProps} ref={buttonRef} aria-label={label} aria-labelledby={undefined}>
      <ChevronDownIcon size={20} />
    </Toggle>
  );
}
