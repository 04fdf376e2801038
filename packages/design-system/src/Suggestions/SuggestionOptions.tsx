import { useEffect, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { OptionList, OptionRow } from './OptionRow.ts';
import { SuggestionLabel } from './SuggestionLabel.tsx';
import type { SuggestionText } from './SuggestionLabel.tsx';

/** A choice for the field. */
export interface SuggestionOption extends SuggestionText {
  /** Tells it from the others of the list. */
  label: string;
  /** Before the words, 20 px. Give one to all of a list or to none. */
  icon?: ReactNode;
}

export interface SuggestionOptionsProps extends Omit<ComponentProps<'ul'>, 'id' | 'children' | 'role'> {
  /** What the field's `aria-controls` names. The options are `${id}-0`, `${id}-1` … for `aria-activedescendant`. */
  id: string;
  /** Names the list: "Suggestions". */
  label: string;
  /** Best first; none is an empty list, which the field may still refer to. */
  options: readonly SuggestionOption[];
  /** Which one the arrow keys of the field have reached: shown, told, and moved into view. @default -1, none */
  selectedIndex?: number | undefined;
  /** What was typed: marked in the labels. @default nothing */
  typed?: string | undefined;
  /** Pressed. The focus stays in the field. */
  onChoose: (option: SuggestionOption, index: number) => void;
}

/** Choices for the field they hang below. The field has the keys and the focus, and says which one is reached. */
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
          // A press must not take the focus from the field.
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
