import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { SearchIcon } from '../Icon/icons.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { pictureOf } from '../testing/pictures.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionLinks } from './SuggestionLinks.tsx';
import type { SuggestionLink } from './SuggestionLinks.tsx';
import { SuggestionOptions } from './SuggestionOptions.tsx';
import type { SuggestionOption } from './SuggestionOptions.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { SuggestionsProps } from './Suggestions.tsx';

/** Terms for stories and tests. */
export const terms: readonly SuggestionOption[] = [
  { label: 'tempo', detail: '7 results' },
  { label: 'tempo carbon', detail: '1 result' },
  { label: 'running tempo shoes', detail: '12 results' },
].map((term) => ({ ...term, icon: <SearchIcon size={20} /> }));

/** Products for stories and tests; one has no picture. */
export const products: readonly SuggestionLink[] = [
  {
    href: '#tempo-4',
    label: 'Tempo 4',
    description: 'Road running shoe',
    price: '£130',
    picture: pictureOf('#c33'),
  },
  {
    href: '#tempo-trail',
    label: 'Tempo Trail',
    description: 'Trail running shoe',
    price: '£140',
    picture: null,
  },
];

interface SearchProps extends Pick<SuggestionsProps, 'columns' | 'align'> {
  options?: readonly SuggestionOption[];
  links?: readonly SuggestionLink[];
  /** Initial text of the field. */
  typed?: string;
  onSearch?: (term: string) => void;
}

/** A search field with its suggestions; the field handles the keys. */
export function SearchWithSuggestions({
  options = terms,
  links = products,
  typed: first = 'tem',
  onSearch,
  ...panel
}: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(first);
  const [selectedIndex, setSelectedIndex] = useState(-1);
  const [isOpen, setOpen] = useState(true);

  const search = (term: string) => {
    setTyped(term);
    setSelectedIndex(-1);
    setOpen(false);
    onSearch?.(term);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      const stops = options.length + 1;
      setSelectedIndex(((selectedIndex + 1 + step + stops) % stops) - 1);
    }
    if (event.key === 'Enter') search(options[selectedIndex]?.label ?? typed);
    if (event.key === 'Escape') setOpen(false);
  };

  return (
    <div style={{ position: 'relative', maxInlineSize: 320 }}>
      <SearchField
        label="Search"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={selectedIndex < 0 ? undefined : `${id}-${selectedIndex}`}
        value={options[selectedIndex]?.label ?? typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setSelectedIndex(-1);
          setOpen(true);
        }}
        onKeyDown={handleKeyDown}
      />
      <VisuallyHidden role="status">{isOpen ? `${options.length} suggestions` : ''}</VisuallyHidden>
      {isOpen ? (
        <Suggestions {...panel}>
          <SuggestionGroup
            title="Suggestions"
            more={{ href: '#all', label: `See all results for “${typed}”` }}
          >
            <SuggestionOptions
              id={id}
              label="Suggestions"
              options={options}
              selectedIndex={selectedIndex}
              typed={typed}
              onChoose={({ label }) => search(label)}
            />
          </SuggestionGroup>
          {links.length > 0 ? (
            <SuggestionGroup title="Products">
              <SuggestionLinks links={links} />
            </SuggestionGroup>
          ) : null}
        </Suggestions>
      ) : null}
    </div>
  );
}
