import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
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
  id: string;
  prefixes: readonly PhonePrefix[];
  /** Names the list: "Country code". */
  label: string;
  labels: CountrySearchLabels;
  current: string;
  /** The field below which it opens. */
  field: RefObject<HTMLElement | null>;
  onChoose: (country: string) => void;
  onClose: () => void;
}

/** All countries below a search field: the combobox pattern of the ARIA Authoring Practices. Loaded when first opened. */
export function CountryPicker({
  id,
  prefixes,
  label,
  labels,
  current,
  field,
  onChoose,
  onClose,
}: CountryPickerProps) {
  const optionId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState('');
  const found = findCountries(prefixes, words);
  const [active, setActive] = useState(() => found.findIndex(({ country }) => country === current));

  // Opening the list puts focus in the search.
  useEffect(() => search.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  usePopupBelow(panel, field, true, onClose);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const last = found.length - 1;
    const chosen = found[active];
    const target = {
      ArrowDown: active < last ? active + 1 : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      PageDown: Math.min(active + 7, last),
      PageUp: Math.max(active - 7, 0),
    }[event.key];
    if (target !== undefined) setActive(target);
    else if (event.key === 'Enter' && chosen) onChoose(chosen.country);
    else if (event.key !== 'Enter') return;
    // Enter must not submit the surrounding form.
    event.preventDefault();
  };

  return (
    <Panel ref={panel} popover="manual">
      <Search
        ref={search}
        role="combobox"
        aria-label={labels.search}
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found[active] ? `${optionId}-${active}` : undefined}
        placeholder={labels.search}
        autoComplete="off"
        spellCheck={false}
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <List ref={list} id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {found.map(({ country, prefix, name }, index) => (
          <Option
            key={country}
            id={`${optionId}-${index}`}
            role="option"
            aria-selected={country === current}
            data-active={index === active ? '' : undefined}
            // Keeps focus in the search.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(country)}
          >
            <CountryFlag country={country} />
            <Name>{name}</Name>
            <span dir="ltr">{prefix}</span>
          </Option>
        ))}
      </List>
      {found.length ? null : <Empty aria-hidden="true">{labels.none}</Empty>}
      <VisuallyHidden role="status">{found.length ? '' : labels.none}</VisuallyHidden>
    </Panel>
  );
}
