import { useId, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { focusOnLoad } from '../foundations/focusOnLoad.ts';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useEarlyChoice } from '../foundations/useEarlyChoice.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface SizeOption {
  /** Value that the form submits. */
  value: string;
  /** Size in the format of the market: "8.5", "40,5". */
  label: string;
  /** Struck through, but can still be chosen to request an alert. */
  isSoldOut?: boolean | undefined;
  /** Adds a dot. Also say how many are left in a line of text. */
  isLow?: boolean | undefined;
}

export interface SizeGridProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Form field name. @default generated */
  name?: string | undefined;
  /** All sizes in order, including sold-out ones. */
  sizes: readonly SizeOption[];
  /** Controlled values; need `onSizesChange`. */
  chosen?: readonly string[] | undefined;
  /** Initial values, if uncontrolled. */
  defaultChosen?: readonly string[] | undefined;
  /** Called with all chosen values after a press, and once for a single choice made before hydration. */
  onSizesChange?: ((chosen: string[]) => void) | undefined;
  /** Allows several choices, as filters do. @default false */
  isMultiple?: boolean | undefined;
  /** 40 px high and four in a row, for filters. @default false */
  isDense?: boolean | undefined;
  /** The browser requires a size before it submits the form. @default false */
  isRequired?: boolean | undefined;
  /** Read out after the size: "sold out". */
  soldOutLabel: string;
  /** Read out after the size: "few left". */
  lowLabel: string;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space.8')};
  ${media.medium} {
    &:not([data-dense]) {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;

const Cell = styled.label`
  ${type('label')}
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: ${token('size.choice')};
  padding-inline: ${token('space.4')};
  border: ${token('border.field')} solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.paper')};
  font-variant-numeric: tabular-nums;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${token('motion.press')};

  [data-dense] > & {
    min-block-size: ${token('size.control.small')};
    padding-inline: 2px;
    font-size: 0.875rem;
    line-height: 1.15;
  }
  ${media.touch} {
    [data-dense] > & {
      min-block-size: ${token('size.target')};
    }
  }
  /* Long labels: "Einheitsgröße", "7 3/8 – 7 1/2". */
  &[data-long] {
    grid-column: span 2;
  }
  &[data-sold-out] {
    color: ${token('color.text.subtle')};
    font-weight: 400;
    /* A diagonal from top to bottom, as a strikethrough. */
    background: linear-gradient(
        to top right,
        transparent calc(50% - 0.75px),
        ${token('color.edge')} calc(50% - 0.75px) calc(50% + 0.75px),
        transparent calc(50% + 0.75px)
      )
      ${token('color.tile')};
  }
  &[data-low]::after {
    content: '';
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    background: ${token('color.low')};
    forced-color-adjust: none;
  }
  &:has(:disabled) {
    background-color: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    font-weight: 400;
    cursor: not-allowed;
  }
  &:has(:checked) {
    border-color: ${token('color.text')};
    background-color: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  &:has(:focus-visible) {
    ${focusRingDeclarations}
    z-index: 1;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      border-color: ${token('color.text')};
    }
  }
  ${media.forcedColours} {
    &:has(:checked) {
      outline: 3px solid Highlight;
    }
    /* Forced colours remove backgrounds, including the diagonal. */
    &[data-sold-out] {
      text-decoration: line-through;
    }
    &:is([data-sold-out], :has(:disabled)) {
      color: GrayText;
    }
  }
`;

const Input = styled.input`
  ${visuallyHidden}
  inset: 0;
`;

const nameOf = (label: string, state: string): string | undefined =>
  state ? `${label}, ${state}` : undefined;

/**
 * Sizes as buttons; native radios or checkboxes, so arrow keys and forms work. Legend: "Size (UK)". `ref` and other
 * attributes reach the fieldset.
 */
export function SizeGrid({
  name,
  sizes,
  chosen,
  defaultChosen = [],
  onSizesChange,
  isMultiple = false,
  isDense = false,
  isRequired = false,
  soldOutLabel,
  lowLabel,
  ref,
  ...fieldset
}: SizeGridProps) {
  const generated = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, (value) => onSizesChange?.([value]));
  const reportChoice = () => {
    const boxes = group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    onSizesChange?.(Array.from(boxes, (box) => box.value));
  };
  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <Grid data-dense={isDense ? '' : undefined}>
        {sizes.map(({ value, label, isSoldOut = false, isLow = false }, at) => (
          <Cell
            key={value}
            data-sold-out={isSoldOut ? '' : undefined}
            data-low={isLow ? '' : undefined}
            data-long={label.length > 7 ? '' : undefined}
          >
            <Input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name ?? generated}
              value={value}
              // One text: hidden words beside the label would be read with a gap before their comma.
              aria-label={nameOf(label, isSoldOut ? soldOutLabel : isLow ? lowLabel : '')}
              // A page that comes with an error, as the answer to a form without script, begins where it is corrected.
              {...(at === 0 && fieldset.error ? focusOnLoad : {})}
              required={isRequired && !isMultiple}
              {...(chosen
                ? { checked: chosen.includes(value) }
                : { defaultChecked: defaultChosen.includes(value) })}
              onChange={reportChoice}
            />
            <span>{label}</span>
          </Cell>
        ))}
      </Grid>
    </Fieldset>
  );
}
