import { toLatinDigits, writeLatinDigits } from '../foundations/latinDigits.ts';
import { useEffect, useId, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { changeValue } from '../foundations/changeValue.ts';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { CountryCode } from './CountryCode.tsx';
import type { CountrySearchLabels } from './CountryPicker.tsx';
import { splitNumber } from './splitNumber.ts';
import type { PhonePrefix } from './splitNumber.ts';
import { useNationalFormat } from './useNationalFormat.ts';

export interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'>, FieldProps {
  /** Countries whose numbers are accepted, in order. With a single one the country is fixed. */
  prefixes: readonly PhonePrefix[];
  /** Names the country before the number: "Country code". */
  prefixLabel: string;
  /** Texts of the searchable list, for more than a dozen countries. Without them the native list opens. */
  searchLabels?: CountrySearchLabels | undefined;
  /** Form field name of the country. @default `${name}Prefix` */
  prefixName?: string | undefined;
  /** Controlled country, one of `prefixes`; needs `onCountryChange`. */
  country?: string | undefined;
  /** Initial country, if uncontrolled. @default the first of `prefixes` */
  defaultCountry?: string | undefined;
  /** Called when the country is changed in the list, or by a pasted or filled-in number with its prefix. */
  onCountryChange?: ((country: string) => void) | undefined;
}

/* The list that opens below the field takes its width from this box. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: stretch;
  min-block-size: ${token('size.control')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  &:has(input[aria-invalid='true']) {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  &:hover:not(:has(input:disabled)) {
    border-color: ${token('color.text')};
  }
  &:has(> input:focus-visible, > span > :focus-visible) {
    ${focusRingDeclarations}
  }
  &:has(> input:disabled) {
    border-color: ${token('color.line')};
    background: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    ${media.forcedColours} {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &:has(> input:read-only:not([type='hidden'], :disabled)) {
    background: ${token('color.tile')};
  }
`;

const Input = styled.input`
  ${type('body')}
  /* With large text the number wraps below the country before less than half of it is visible. */
  flex: 1 1 8em;
  min-inline-size: 0;
  min-block-size: ${token('size.target')};
  padding-inline: 14px;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;

  /* A number reads from left to right in every language. */
  [dir='rtl'] & {
    direction: ltr;
    text-align: end;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/**
 * A telephone number with its country. Accepts any spacing. A pasted or filled-in international number is split into
 * country and number, and on blur the number gets the national format of its country.
 */
export function PhoneField({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  prefixes,
  prefixLabel,
  searchLabels,
  prefixName,
  country,
  defaultCountry,
  onCountryChange,
  name,
  ref,
  onBlur,
  onChange,
  onFocus,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const prefixId = useId();
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const [chosen, setChosen] = useState(defaultCountry ?? prefixes[0]?.country ?? '');
  const current = country ?? chosen;
  const format = useNationalFormat(input, current);

  const choose = (next: string) => {
    setChosen(next);
    if (next !== current) onCountryChange?.(next);
  };

  /** Moves a typed prefix to the country list and returns the rest of the number. */
  const takeApart = (typed: string): string => {
    const parts = splitNumber(typed, prefixes, current);
    if (!parts) return typed;
    choose(parts.country);
    return parts.national;
  };

  useEffect(() => {
    // Browsers may fill in before hydration, and React receives no event for that.
    const field = input.current;
    if (!field) return;
    const national = takeApart(toLatinDigits(field.value));
    if (national !== field.value) changeValue(field, national);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, on hydration only: later numbers arrive by events
  }, []);

  const isFixed = prefixes.length === 1;
  return (
    <Field
      {...{ label, hint, error, mark, labelAction, measure, id }}
      describedBy={[describedBy, isFixed && prefixId].filter(Boolean).join(' ')}
    >
      {(attributes) => (
        <Frame data-control="">
          <CountryCode
            {...{ prefixes, current, searchLabels }}
            id={prefixId}
            label={prefixLabel}
            name={prefixName ?? (name === undefined ? undefined : `${name}Prefix`)}
            isDisabled={rest.disabled}
            onChoose={choose}
          />
          <Input
            autoComplete="tel-national"
            inputMode="tel"
            {...rest}
            {...attributes}
            ref={mergedRef}
            name={name}
            type="tel"
            onFocus={(event) => {
              format.load();
              onFocus?.(event);
            }}
            onChange={(event) => {
              const field = event.currentTarget;
              writeLatinDigits(field);
              const national = takeApart(field.value);
              if (national !== field.value) field.value = national;
              onChange?.(event);
            }}
            onBlur={(event) => {
              format.write();
              onBlur?.(event);
            }}
          />
        </Frame>
      )}
    </Field>
  );
}
