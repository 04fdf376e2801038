import { useNumberInput } from '../foundations/useNumberInput.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** Names the button that decreases the number by one. */
  decreaseLabel: string;
  /** Names the button that increases the number by one. */
  increaseLabel: string;
  /** Controlled number; needs `onQuantityChange`. */
  quantity?: number | undefined;
  /** Initial number, if uncontrolled. @default 1 */
  defaultQuantity?: number | undefined;
  /** Minimum. @default 1 */
  min?: number | undefined;
  /** Maximum, such as the number in stock. @default 99 */
  max?: number | undefined;
  /** Shown and announced when a step or a typed number would pass the minimum: "One is the least". */
  minMessage?: string | undefined;
  /** Shown and announced when a step or a typed number would pass the maximum: "Only 3 left". */
  maxMessage?: string | undefined;
  /**
   * Before hydration, the buttons submit the form with `-1` or `1` under this name; without it they are disabled until
   * hydration. Put another submit button before them in the form, because Enter presses the first one.
   */
  stepName?: string | undefined;
  /**
   * Called with a whole number between `min` and `max`, on each press and when typing is finished. The number is announced
   * at once, or where a promise is returned, once that resolves to `true`: it has been stored.
   */
  onQuantityChange?: ((quantity: number) => void | Promise<boolean>) | undefined;
}

const Place = styled.div`
  display: inline-grid;
  gap: ${token('space.4')};
  inline-size: fit-content;
`;

const Limit = styled.p`
  ${type('fine')}
`;

const Root = styled.div`
  display: inline-flex;
  align-items: stretch;
  inline-size: fit-content;
  /* Each button has the full target size; the border is added around it. */
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
 * A quantity. A native number field between two buttons, which repeat while held. Without JavaScript it is a plain
 * form field, so put a submit button next to it. `ref` and other attributes reach the field.
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
  useNumberInput(input);
  const [limit, setLimit] = useState<string>();

  // A new controlled value shows immediately; typed text stays until typing is finished.
  const shown = useRef(quantity);
  const reported = useRef(defaultQuantity);
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
    setLimit(message);
    field.value = String(kept);
    reported.current = kept;
    // Focus may be on a button or has left, and what was typed may have been corrected: the number is said.
    const say = () => {
      if (message) announce(message);
      announce(`${label}: ${kept}`);
    };
    const storing = onQuantityChange?.(kept);
    if (!storing) say();
    else
      void storing.then((isStored) => {
        // Of several changes one after another the last one is said.
        if (isStored && reported.current === kept) say();
      });
  };
  /** At a limit, the reason why it does not change is announced. */
  const step = (by: number) => {
    const next = Number(input.current?.value) + by;
    if (next < min) {
      announce(minMessage ?? String(min));
      setLimit(minMessage);
    } else if (next > max) {
      announce(maxMessage ?? String(max));
      setLimit(maxMessage);
    } else settle(next);
    return next + by >= min && next + by <= max;
  };
  const finish = () => {
    const typed = input.current?.valueAsNumber ?? min;
    if (typed !== (quantity ?? reported.current)) settle(typed);
  };

  // Text typed and left before hydration is applied; text still being typed is not finished yet.
  const isHydrated = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (isHydrated.current || !field) return;
    isHydrated.current = true;
    if (field.value !== field.defaultValue && field !== field.ownerDocument.activeElement) finish();
  });

  return (
    <Place>
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
          // Enter also finishes typing, so that submit handlers of the form see the new number.
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
      {limit === undefined ? null : <Limit>{limit}</Limit>}
    </Place>
  );
}
