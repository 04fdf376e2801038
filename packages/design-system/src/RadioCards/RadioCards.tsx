import { createContext, useContext, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useEarlyChoice } from '../foundations/useEarlyChoice.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { radioStyles } from '../RadioList/radioStyles.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

interface Group {
  name: string;
  value: string | undefined;
  defaultValue: string | undefined;
  onValueChange: ((value: string) => void) | undefined;
}

const GroupContext = createContext<Group | null>(null);

export interface RadioCardsProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'>, GroupProps {
  /** Form field name. @default generated */
  name?: string | undefined;
  /** Controlled value; needs `onValueChange`. */
  value?: string | undefined;
  /** Initial choice. Leave it out when the shopper must choose. */
  defaultValue?: string | undefined;
  /** Called on each choice, and once for a choice made before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
  /** `grid` puts cards side by side where there is room: for options of a few characters, such as times. @default 'list' */
  layout?: 'list' | 'grid' | undefined;
  /** `RadioCard`s. */
  children: ReactNode;
}

const Cards = styled.div`
  display: grid;
  gap: ${token('space.8')};
  &[data-layout='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 12em), 1fr));
  }
`;

/**
 * A choice of one among a few options that deserve a card: delivery options, payment methods. Native radios, so arrow
 * keys and forms work. `ref` and other attributes reach the fieldset.
 */
export function RadioCards({
  name,
  value,
  defaultValue,
  onValueChange,
  layout = 'list',
  children,
  ref,
  ...fieldset
}: RadioCardsProps) {
  const generated = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, onValueChange);
  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <GroupContext value={{ name: name ?? generated, value, defaultValue, onValueChange }}>
        <Cards data-layout={layout}>{children}</Cards>
      </GroupContext>
    </Fieldset>
  );
}

export interface RadioCardProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'checked' | 'defaultChecked' | 'value' | 'name'
> {
  /** Value that the form submits. */
  value: string;
  /** The option, in a few words. */
  label: ReactNode;
  /** A line below the label: what the option means. */
  description?: ReactNode;
  /** Why it is unavailable, or what to consider; in the error colour. */
  warning?: ReactNode;
  /** At the end of the line: the price. */
  detail?: ReactNode;
  /** Before the label: a flag, a payment mark, a picture. */
  picture?: ReactNode;
  /** The card's fields, shown while it is chosen, with or without JavaScript. */
  children?: ReactNode;
}

const Card = styled.div`
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};
  /* Both border widths take the same space, so nothing moves. */
  padding: 1.5px;

  &:has(> label > :checked) {
    border: ${token('border.strong')} solid ${token('color.text')};
    padding: 0;
  }
  &:has(> label > :checked) > [data-panel] {
    display: grid;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${token('color.text')};
    }
  }
  &:has(> label > :focus-visible) {
    ${focusRingDeclarations}
  }
`;

const Line = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.12')};
  min-block-size: 52px;
  padding: 14px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Radio = styled.input`
  ${radioStyles}
  &:focus-visible {
    box-shadow: none;
    outline: none;
  }
`;

const Text = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.span`
  ${type('label')}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space.16')};

  /* With large text the price wraps below before words are broken. */
  & > :first-child {
    flex: 1 1 6em;
    min-inline-size: 0;
  }
`;

const Meta = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
  &[data-warning] {
    color: ${token('color.error')};
  }
`;

const Detail = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Panel = styled.div`
  display: none;
  gap: ${token('space.20')};
  padding: ${token('space.4')} 14px 14px;
`;

/** One card of `RadioCards`. `ref` and other attributes reach the radio. */
export function RadioCard({
  value,
  label,
  description,
  warning,
  detail,
  picture,
  children,
  onChange,
  ...rest
}: RadioCardProps) {
  const group = useContext(GroupContext);
  const checked =
    group?.value === undefined
      ? { defaultChecked: group?.defaultValue === value }
      : { checked: group.value === value };
  return (
    <Card>
      <Line>
        <Radio
          {...rest}
          {...checked}
          type="radio"
          name={group?.name}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            group?.onValueChange?.(value);
          }}
        />
        {picture}
        <Text>
          <Label>
            <span>{label}</span>
            {detail === undefined ? null : <Detail>{detail}</Detail>}
          </Label>
          {description ? <Meta>{description}</Meta> : null}
          {warning ? <Meta data-warning="">{warning}</Meta> : null}
        </Text>
      </Line>
      {children ? <Panel data-panel="">{children}</Panel> : null}
    </Card>
  );
}
