import { useRef } from 'react';
import type { ElementType, ReactNode, RefObject } from 'react';
import { useListBox, useOption } from 'react-aria/useListBox';
import type { AriaListBoxOptions } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';

interface OptionItemProps {
  /** In the collection of `state`. */
  of: string | number;
  state: ComboBoxState<object>;
  /** Draws one option; `data-active` marks the one that Enter selects. */
  row: ElementType;
  children: ReactNode;
}

function OptionItem({ of, state, row: Row, children }: OptionItemProps) {
  const element = useRef<HTMLElement>(null);
  const { optionProps, isFocused } = useOption({ key: of }, state, element);
  return (
    <Row
      {...optionProps}
      // Its whole text names it.
      aria-labelledby={undefined}
      aria-describedby={undefined}
      ref={element}
      data-active={isFocused ? '' : undefined}
    >
      {children}
    </Row>
  );
}

interface OptionListBoxProps<Option extends object> {
  /** Props from `useComboBox`. */
  listBox: AriaListBoxOptions<Option>;
  state: ComboBoxState<Option>;
  listRef: RefObject<HTMLElement | null>;
  /** Names the list. @default "Suggestions" in the language of the page */
  label: string | undefined;
  /** Draw the list and each of its options. */
  list: ElementType;
  row: ElementType;
  /** What an option shows. The collection keeps what its items show, whatever has been typed since. */
  children: (option: Option) => ReactNode;
}

/** The open list of a combo box; focus stays in its field. Rendered only while it is open: then it finds its active option. */
export function OptionListBox<Option extends object>({
  listBox,
  state,
  listRef,
  label,
  list: List,
  row,
  children,
}: OptionListBoxProps<Option>) {
  const named = label === undefined ? listBox : { ...listBox, 'aria-label': label };
  const { listBoxProps } = useListBox(named, state, listRef);
  return (
    <List {...listBoxProps} aria-labelledby={undefined} ref={listRef}>
      {[...state.collection].map(({ key, value }) => (
        <OptionItem key={key} of={key} state={state} row={row}>
          {value && children(value)}
        </OptionItem>
      ))}
    </List>
  );
}
