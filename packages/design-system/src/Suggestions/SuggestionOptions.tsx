import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { OptionList, OptionRow } from './OptionRow.ts';
import { SuggestionLabel } from './SuggestionLabel.tsx';
import type { SuggestionText } from './SuggestionLabel.tsx';

/** An option for the field. */
export interface SuggestionOption extends SuggestionText {
  /** Unique in the list. */
  label: string;
  /** Before the text, 20 px. Give an icon to all options of a list or to none. */
  icon?: ReactNode;
}

export interface SuggestionOptionsProps extends Omit<ComponentProps<'ul'>, 'id' | 'children' | 'role'> {
  /** Id for the field's `aria-controls`. The options are `${id}-0`, `${id}-1` … for `aria-activedescendant`. */
  id: string;
  /** Names the list: "Suggestions". */
  label: string;
  /** Best first. Without options the list is empty but rendered, because the field may still refer to it. */
  options: readonly SuggestionOption[];
  /** Index of the active option, set by the field's arrow keys: highlighted, announced and scrolled into view. @default -1, none */
  selectedIndex?: number | undefined;
  /** The typed text, highlighted in the labels. @default nothing */
  typed?: string | undefined;
  /** Called when an option is pressed. Focus stays in the field. */
  onChoose: (option: SuggestionOption, index: number) => void;
}

/** Options for the field above. The field keeps focus, handles the keys and sets the active option. */
export function SuggestionOptions({
  id,
  label,
  options,
  selectedIndex = -1,
  typed = '',
  onChoose,
  ref,
  ...rest
}: SuggestionOptionsProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[selectedIndex]?.scrollIntoView({ block: 'nearest' });
  }, [selectedIndex]);

  return (
    <OptionList aria-label={label} {...rest} ref={useMergedRef(list, ref)} id={id} role="listbox">
      {options.map((option, index) => (
        <OptionRow
          key={option.label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === selectedIndex}
          // A press must not take focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option, index)}
        >
          {option.icon}
          <SuggestionLabel {...option} typed={typed} />
        </OptionRow>
      ))}
    </OptionList>
  );
}
