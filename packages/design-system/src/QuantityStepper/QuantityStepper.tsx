import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { StepButton } from './StepButton.tsx';

export interface QuantityStepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'
> {
  /** Names the field: "Quantity of Tempo 4, UK 8". */
  label: string;
  /** Names the button for one less. */
  decreaseLabel: string;
  /** Names the button for one more. */
  increaseLabel: string;
  /** With `onQuantityChange`: the parent decides. */
  quantity?: number | undefined;
  /** At first, where the parent does not decide. @default 1 */
  defaultQuantity?: number | undefined;
  /** The least there may be. @default 1 */
  min?: number | undefined;
  /** The most there may be, such as what is in stock. @default 99 */
  max?: number | undefined;
  /** Said when a step or a typed number meets the least: "One is the least". */
  minMessage?: string | undefined;
  /** Said when a step or a typed number meets the most: "Only 3 left". */
  maxMessage?: string | undefined;
  /**
   * Under this name the buttons send `-1` or `1` with the form as long as there is no script; without it they wait
   * for the script. Give the form another submit button before them: Enter presses the first.
   */
  stepName?: string | undefined;
  /** A whole number between `min` and `max`, on each press and each finished typing. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
}

const Root = styled.div`
  display: inline-flex;
  align-items: stretch;
  inline-size: fit-content;
  /* The buttons are the whole target; the border comes round them. */
  min-block-size: calc(${token('size.target')} + 2 * ${token('border.field')});
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  &:has(input:focus-visible) {
    ${focusRingDeclarations}
  }
  &:has(input:disabled) {
    border-color: ${token('color.line')};
    background: ${token('color.tile')};
  }
`;

const Input = styled.input`
  ${type('label')}
  inline-size: max(28px, 3.25ch);
  padding: 0;
  border: 0;
  background: none;
  text-align: center;
  font-variant-numeric: tabular-nums;
  appearance: textfield;

  &::-webkit-inner-spin-button {
    appearance: none;
  }
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:disabled {
    color: ${token('color.text.subtle')};
    cursor: not-allowed;
  }
`;

/**
 * How many. A native number field between two buttons, which repeat while they are held: without the script it is a
 * field of the form, so put a submit button beside it there. `ref` and other attributes reach the field.
 */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  quantity,
  defaultQuantity = 1,
  min = 1,
  max = 99,
  minMessage,
  maxMessage,
  stepName,
  onQuantityChange,
  disabled,
  ref,
  ...rest
}: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);

  // A change of the parent's mind shows at once; typing stays free until it is finished.
  const shown = useRef(quantity);
  const told = useRef(defaultQuantity);
  useEffect(() => {
    if (input.current && quantity !== undefined && quantity !== shown.current)
      input.current.value = String(quantity);
    shown.current = quantity;
  }, [quantity]);

  const settle = (next: number) => {
    const field = input.current;
    if (!field) return;
    const kept = Math.min(max, Math.max(min, Number.isFinite(next) ? Math.trunc(next) : min));
    const message = next < min ? minMessage : next > max ? maxMessage : undefined;
    if (message) announce(message);
    field.value = String(kept);
    told.current = kept;
    onQuantityChange?.(kept);
  };
  /** Focus is on the button, so the new number must be said; at the end, the reason why it does not change. */
  const step = (by: number) => {
    const next = Number(input.current?.value) + by;
    if (next < min) announce(minMessage ?? String(min));
    else if (next > max) announce(maxMessage ?? String(max));
    else {
      announce(`${label}: ${next}`);
      settle(next);
    }
    return next + by >= min && next + by <= max;
  };
  const finish = () => {
    const typed = input.current?.valueAsNumber ?? min;
    if (typed !== (quantity ?? told.current)) settle(typed);
  };

  // What was typed and left before the script came is meant; what is being typed is not finished yet.
  const isTakenUp = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (isTakenUp.current || !field) return;
    isTakenUp.current = true;
    if (field.value !== field.defaultValue && field !== field.ownerDocument.activeElement) finish();
  });

  return (
    <Root>
      <StepButton
        by={-1}
        label={decreaseLabel}
        name={stepName}
        isDisabled={disabled}
        isAtLimit={quantity !== undefined && quantity <= min}
        onStep={() => step(-1)}
      />
      <Input
        {...rest}
        ref={useMergedRef(input, ref)}
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={min}
        max={max}
        step={1}
        disabled={disabled}
        defaultValue={quantity ?? defaultQuantity}
        onBlur={finish}
        // Enter is the end of typing as well: whoever hears the form then knows the number.
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
      <StepButton
        by={1}
        label={increaseLabel}
        name={stepName}
        isDisabled={disabled}
        isAtLimit={quantity !== undefined && quantity >= max}
        onStep={() => step(1)}
      />
    </Root>
  );
}
