import { useRef } from 'react';
import type { ElementType, RefObject } from 'react';
import { useListBox, useOption } from 'react-aria/useListBox';
import type { AriaListBoxOptions } from 'react-aria/useListBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';

type OptionNode = NonNullable<ReturnType<ComboBoxState<object>['collection']['getItem']>>;

interface OptionItemProps {
  item: OptionNode;
  state: ComboBoxState<object>;
  /** Draws one option; `data-active` marks the one that Enter selects. */
  row: ElementType;
}

function OptionItem({ item, state, row: Row }: OptionItemProps) {
  const element = useRef<HTMLElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, element);
  return (
    <Row
      {...optionProps}
      // Its whole text names it.
      aria-labelledby={undefined}
      aria-describedby={undefined}
      ref={element}
      data-active={isFocused ? '' : undefined}
    >
      {item.rendered}
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
}

/** The open list of a combo box; focus stays in its field. Rendered only while it is open: then it finds its active option. */
export function OptionListBox<Option extends object>({
  listBox,
  state,
  listRef,
  label,
  list: List,
  row,
}: OptionListBoxProps<Option>) {
  const named = label === undefined ? listBox : { ...listBox, 'aria-label': label };
  const { listBoxProps } = useListBox(named, state, listRef);
  return (
    <List {...listBoxProps} aria-labelledby={undefined} ref={listRef}>
      {[...state.collection].map((item) => (
        <OptionItem key={item.key} item={item} state={state} row={row} />
      ))}
    </List>
  );
}
