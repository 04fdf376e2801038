import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import { OptionListBox } from '../ComboBox/OptionListBox.tsx';
import { PageLanguage } from '../foundations/PageLanguage.tsx';
import { usePopupBelow } from '../popup/usePopupBelow.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import { findCountries } from './findCountries.ts';
import { Empty, List, Name, Option, Panel, Search } from './pickerStyles.ts';
import type { PhonePrefix } from './splitNumber.ts';

/** Texts of the searchable list. */
export interface CountrySearchLabels {
  /** Names the search: "Search countries". */
  search: string;
  /** Shown when nothing matches: "No country found". */
  none: string;
}

export interface CountryPickerProps {
  /** Id of the panel with search and list. */
  id: string;
  prefixes: readonly PhonePrefix[];
  /** Names the list: "Country code". */
  label: string;
  labels: CountrySearchLabels;
  current: string;
  /** The control below which it opens. */
  control: RefObject<HTMLElement | null>;
  /** The control with its label and what describes it: only what is around them is hidden from screen readers. */
  field: RefObject<HTMLElement | null>;
  onChoose: (country: string) => void;
  onClose: () => void;
}

/** All countries below a search field. Loaded when first opened: it brings react-aria's combo box. */
export function CountryPicker(props: CountryPickerProps) {
  return (
    <PageLanguage>
      <Picker {...props} />
    </PageLanguage>
  );
}

function Picker({
  id,
  prefixes,
  label,
  labels,
  current,
  control,
  field,
  onChoose,
  onClose,
}: CountryPickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement>(null);
  const [words, setWords] = useState('');
  const found = findCountries(prefixes, words);
  const isFound = found.length > 0;

  const settings = {
    'aria-label': labels.search,
    items: found,
    value: current,
    onChange: (country: string | number | null) => onChoose(String(country)),
    inputValue: words,
    onInputChange: setWords,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose();
    },
    allowsEmptyCollection: true,
    shouldCloseOnBlur: false,
    shouldFocusWrap: true,
    menuTrigger: 'manual' as const,
  };
  const state = useComboBoxState<PhonePrefix>({
    ...settings,
    children: ({ country, prefix, name }) => <Item key={country}>{`${name} ${prefix}`}</Item>,
  });
  const box: typeof state = {
    ...state,
    isOpen: state.isOpen && isFound,
    commit: () => state.selectionManager.focusedKey !== null && state.commit(),
  };
  const { inputProps, listBoxProps } = useComboBox(
    // The field itself stays reachable by Tab.
    { ...settings, inputRef: search, popoverRef: field, listBoxRef: list },
    box,
  );
  usePopupBelow(panel, control, true, onClose);

  // Opening the list puts focus in the search.
  useEffect(() => {
    search.current?.focus({ preventScroll: true });
    state.open(null, 'manual');
    // oxlint-disable-next-line react/exhaustive-deps -- once: it closes by being removed
  }, []);

  // Enter takes the first match.
  const first = found[0]?.country ?? null;
  useEffect(() => {
    if (words) state.selectionManager.setFocusedKey(first);
    // oxlint-disable-next-line react/exhaustive-deps -- the arrow keys move on from there
  }, [words, first]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return;
    inputProps.onKeyDown?.(event);
    // Enter must not submit the surrounding form.
    if (event.key === 'Enter') event.preventDefault();
  };

  return (
    <Panel ref={panel} id={id} popover="manual">
      <Search {...inputProps} ref={search} placeholder={labels.search} onKeyDown={handleKeyDown} />
      {box.isOpen ? (
        <OptionListBox
          listBox={listBoxProps}
          state={box}
          listRef={list}
          label={label}
          list={List}
          row={Option}
        >
          {({ country, prefix, name }) => (
            <>
              <CountryFlag country={country} />
              <Name>{name}</Name>
              <span dir="ltr">{prefix}</span>
            </>
          )}
        </OptionListBox>
      ) : null}
      {isFound ? null : <Empty aria-hidden="true">{labels.none}</Empty>}
      <VisuallyHidden role="status">{isFound ? '' : labels.none}</VisuallyHidden>
    </Panel>
  );
}
