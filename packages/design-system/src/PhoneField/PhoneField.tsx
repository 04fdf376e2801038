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
  /** Countries whose numbers are taken, in their order. With a single one the country is fixed. */
  prefixes: readonly PhonePrefix[];
  /** Names the country before the number: "Country code". */
  prefixLabel: string;
  /** Makes the list of countries one to search in: right for more than a dozen. Without it the system's list opens. */
  searchLabels?: CountrySearchLabels | undefined;
  /** Form field of the country. @default `${name}Prefix` */
  prefixName?: string | undefined;
  /** A `country` of `prefixes`; with `onCountryChange` the parent decides. */
  country?: string | undefined;
  /** Whose prefix stands there at first, where the parent does not decide. @default the first of `prefixes` */
  defaultCountry?: string | undefined;
  /** By the list, or by a pasted or filled-in number with its prefix. */
  onCountryChange?: ((country: string) => void) | undefined;
}

/* What opens below the field measures itself by this box. */
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
  /* With large text the number goes below the country, before less than half of it is seen. */
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
 * A telephone number with its country. Takes any spacing; a whole number with its prefix, pasted or filled in, is taken
 * apart; when it is left, a number is written as its country does.
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

  /** What is left of a number after its prefix went to the list. */
  const takeApart = (typed: string): string => {
    const parts = splitNumber(typed, prefixes, current);
    if (!parts) return typed;
    choose(parts.country);
    return parts.national;
  };

  useEffect(() => {
    // Browsers fill in before the script comes, and no event of that time reaches React.
    const field = input.current;
    if (!field) return;
    const national = takeApart(field.value);
    if (national !== field.value) changeValue(field, national);
    // Once, for that time only: later numbers come by events.
    // oxlint-disable-next-line react/exhaustive-deps
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
