import { useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface PhonePrefix {
  /** Two letters, as shown: `GB`. */
  country: string;
  /** With the plus: `+44`. */
  prefix: string;
  /** The country in the shopper's language, for the list. */
  name: string;
}

export interface PhoneFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'size'>, FieldProps {
  prefixes: readonly PhonePrefix[];
  /** Names the list of prefixes: "Country code". */
  prefixLabel: string;
  /** Form field of the prefix. @default `${name}Prefix` */
  prefixName?: string | undefined;
  /** A `country` of `prefixes`; with `onCountryChange` the parent decides. */
  country?: string | undefined;
  defaultCountry?: string | undefined;
  onCountryChange?: ((country: string) => void) | undefined;
}

const Frame = styled.div`
  display: flex;
  align-items: stretch;
  min-block-size: ${token('size.control')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  &:has([aria-invalid='true']) {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  &:hover {
    border-color: ${token('color.text')};
  }
  &:has(:focus-visible) {
    ${focusRingDeclarations}
  }
`;

const Prefix = styled.span`
  ${type('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  padding-inline: 14px;
  border-radius: ${token('radius.control')};

  &::after {
    content: '';
    position: absolute;
    inset-inline-end: 0;
    inset-block: ${token('space.12')};
    border-inline-end: 1px solid ${token('color.line')};
  }
  &:has(:focus-visible) {
    background: ${token('color.tile')};
  }
`;

/* Lies over the short form it stands for, so the system's list opens with full names. */
const List = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  & option {
    color: initial;
    background: initial;
  }
`;

const Input = styled.input`
  ${type('body')}
  flex: 1;
  min-inline-size: 0;
  padding-inline: 14px;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

type PrefixListProps = Pick<
  PhoneFieldProps,
  'prefixes' | 'prefixLabel' | 'country' | 'defaultCountry' | 'onCountryChange' | 'name'
>;

function PrefixList({
  prefixes,
  prefixLabel,
  country,
  defaultCountry,
  onCountryChange,
  name,
}: PrefixListProps) {
  const [chosen, setChosen] = useState(defaultCountry ?? prefixes[0]?.country ?? '');
  const current = country ?? chosen;
  const shown = prefixes.find((prefix) => prefix.country === current);
  return (
    <Prefix>
      <span aria-hidden="true">
        {shown?.country} {shown?.prefix}
      </span>
      <ChevronDownIcon size={20} />
      <List
        aria-label={prefixLabel}
        name={name}
        autoComplete="tel-country-code"
        value={current}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          onCountryChange?.(event.currentTarget.value);
        }}
      >
        {prefixes.map((prefix) => (
          <option key={prefix.country} value={prefix.country}>
            {prefix.name} {prefix.prefix}
          </option>
        ))}
      </List>
    </Prefix>
  );
}

/** A telephone number with its country. Takes any spacing; formatting is the shop's business. */
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
  prefixName,
  country,
  defaultCountry,
  onCountryChange,
  name,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}>
      {(attributes) => (
        <Frame data-control="">
          <PrefixList
            {...{ prefixes, prefixLabel, country, defaultCountry, onCountryChange }}
            name={prefixName ?? (name === undefined ? undefined : `${name}Prefix`)}
          />
          <Input
            autoComplete="tel-national"
            inputMode="tel"
            {...rest}
            {...attributes}
            name={name}
            type="tel"
          />
        </Frame>
      )}
    </Field>
  );
}
