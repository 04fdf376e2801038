import { useHydrated } from '../foundations/useHydrated.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import { NativeList, Prefix } from './countryCodeStyles.ts';
import type { CountrySearchLabels } from './CountryPicker.tsx';
import { SearchableList } from './SearchableList.tsx';
import type { PhonePrefix } from './splitNumber.ts';

interface CountryCodeProps {
  prefixes: readonly PhonePrefix[];
  label: string;
  searchLabels: CountrySearchLabels | undefined;
  name: string | undefined;
  current: string;
  isDisabled: boolean | undefined;
  /** Id by which the field is described if the country is fixed. */
  id: string;
  onChoose: (country: string) => void;
}

/** The country before the number: fixed, in the browser's native list, or in a searchable list. */
export function CountryCode({
  prefixes,
  label,
  searchLabels,
  name,
  current,
  isDisabled,
  id,
  onChoose,
}: CountryCodeProps) {
  // Before hydration the native list is used; it takes the same space.
  const isLive = useHydrated();
  const shown = prefixes.find(({ country }) => country === current) ?? prefixes[0];

  if (!shown) return null;
  const short = (
    <>
      <CountryFlag country={shown.country} />
      {shown.country} {shown.prefix}
    </>
  );
  const hidden = <input type="hidden" name={name} value={shown.country} />;
  if (prefixes.length === 1)
    return (
      <Prefix id={id}>
        <VisuallyHidden>
          {label}: {shown.name}
        </VisuallyHidden>
        {short}
        {hidden}
      </Prefix>
    );
  if (searchLabels && isLive)
    return (
      <>
        {hidden}
        <SearchableList {...{ prefixes, label, searchLabels, isDisabled, onChoose, shown }} face={short} />
      </>
    );
  return (
    <Prefix data-choice="">
      <span aria-hidden="true">{short}</span>
      <ChevronDownIcon size={20} />
      <NativeList
        aria-label={label}
        name={name}
        autoComplete="tel-country-code"
        value={shown.country}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {prefixes.map((prefix) => (
          <option key={prefix.country} value={prefix.country}>
            {prefix.name} {prefix.prefix}
          </option>
        ))}
      </NativeList>
    </Prefix>
  );
}
