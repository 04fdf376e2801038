import { useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { Cover, Prefix } from './countryCodeStyles.ts';
import type { CountryPickerProps, CountrySearchLabels } from './CountryPicker.tsx';
import type { PhonePrefix } from './splitNumber.ts';

const load = () => import('./CountryPicker.tsx');

/** Preloads the list; does nothing when offline. */
const ready = () => void load().catch(() => undefined);

interface SearchableListProps {
  prefixes: readonly PhonePrefix[];
  label: string;
  searchLabels: CountrySearchLabels;
  isDisabled: boolean | undefined;
  shown: PhonePrefix;
  /** What the button shows of the chosen country. */
  face: ReactNode;
  onChoose: (country: string) => void;
}

/** A button that opens the list of countries below the field; the list is loaded shortly before it is used. */
export function SearchableList({
  prefixes,
  label,
  searchLabels,
  isDisabled,
  shown,
  face,
  onChoose,
}: SearchableListProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const control = useRef<HTMLElement>(null);
  const field = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [Picker, setPicker] = useState<ComponentType<CountryPickerProps>>();
  const isListed = isOpen && Picker !== undefined;
  const open = () => {
    control.current = button.current?.closest<HTMLElement>('[data-control]') ?? null;
    field.current = control.current?.parentElement ?? null;
    setOpen(true);
    // Not `React.lazy`: a list that fails to load stays closed instead of breaking the page.
    load().then(
      ({ CountryPicker }) => setPicker(() => CountryPicker),
      () => setOpen(false),
    );
  };
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    // Closes when focus leaves.
    const leave = ({ target }: Event) => {
      const panel = document.getElementById(panelId);
      const isInside =
        target instanceof Node && (panel?.contains(target) || button.current?.contains(target));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOpen, panelId]);

  return (
    <>
      <Prefix data-choice="">
        <span aria-hidden="true">{face}</span>
        <ChevronDownIcon size={20} />
        <Cover
          ref={button}
          type="button"
          aria-label={`${label}: ${shown.name} ${shown.prefix}`}
          aria-haspopup="listbox"
          aria-expanded={isListed}
          aria-controls={isListed ? panelId : undefined}
          disabled={isDisabled}
          onPointerEnter={ready}
          onFocus={ready}
          onClick={() => (isOpen ? close() : open())}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            open();
          }}
        />
      </Prefix>
      {isListed ? (
        <Picker
          id={panelId}
          prefixes={prefixes}
          label={label}
          labels={searchLabels}
          current={shown.country}
          {...{ control, field }}
          onChoose={(country) => {
            onChoose(country);
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
