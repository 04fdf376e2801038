import { useEffect, useRef } from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
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
  /** Where it leads: then it is a link, which can be opened in a new tab. */
  href?: string | undefined;
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
  /** Called when an option is pressed, unless it opens a new tab. Focus stays in the field. */
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
        <li key={option.label} role="none">
          <OptionRow
            as={option.href === undefined ? 'div' : 'a'}
            {...(option.href === undefined ? {} : { href: option.href, tabIndex: -1 })}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === selectedIndex}
            data-active={index === selectedIndex ? '' : undefined}
            // A press must not take focus from the field.
            onMouseDown={(event: MouseEvent) => event.preventDefault()}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onChoose(option, index);
            }}
          >
            {option.icon}
            <SuggestionLabel {...option} typed={typed} />
          </OptionRow>
        </li>
      ))}
    </OptionList>
  );
}
