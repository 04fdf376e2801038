import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface QuantityStepperProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'min' | 'max' | 'onChange'
> {
  /** Names the field: "Quantity of Tempo 4, UK 8". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  /** With `onQuantityChange`: the parent decides. */
  quantity?: number | undefined;
  /** @default 1 */
  defaultQuantity?: number | undefined;
  /** @default 1 */
  min?: number | undefined;
  /** @default 99 */
  max?: number | undefined;
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
  block-size: calc(${token('size.target')} + 2 * ${token('border.field')});
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  &:has(input:focus-visible) {
    ${focusRingDeclarations}
  }
`;

const Step = styled.button`
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  padding: 0;
  border: 0;
  border-radius: ${token('radius.control')};
  background: none;
  cursor: pointer;

  &:disabled {
    color: ${token('color.edge')};
    cursor: not-allowed;
  }
  &:hover:not(:disabled) {
    background: ${token('color.tile')};
  }
`;

const Input = styled.input`
  ${type('label')}
  inline-size: 28px;
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
`;

/**
 * How many. A native number field between two buttons: without the script it is a field of the form, so put a
 * submit button beside it there.
 */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  quantity,
  defaultQuantity = 1,
  min = 1,
  max = 99,
  stepName,
  onQuantityChange,
  disabled,
  ref,
  ...rest
}: QuantityStepperProps) {
  const input = useRef<HTMLInputElement>(null);

  // A change of the parent's mind shows at once; typing stays free until it is finished.
  const shown = useRef(quantity);
  useEffect(() => {
    if (input.current && quantity !== undefined && quantity !== shown.current)
      input.current.value = String(quantity);
    shown.current = quantity;
  }, [quantity]);

  const settle = (next: number) => {
    const field = input.current;
    if (!field) return;
    const kept = Math.min(max, Math.max(min, Number.isFinite(next) ? Math.trunc(next) : min));
    field.value = String(kept);
    onQuantityChange?.(kept);
  };
  const step = (by: number) => settle(Number(input.current?.value) + by);
  const finish = () => {
    if (input.current && input.current.valueAsNumber !== quantity) settle(input.current.valueAsNumber);
  };

  const stepButton = (by: 1 | -1) => ({
    ...(stepName === undefined
      ? { ...NEEDS_SCRIPT, type: 'button' as const }
      : { type: 'submit' as const, name: stepName, value: by }),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      step(by);
    },
  });

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
      <Step
        {...stepButton(-1)}
        aria-label={decreaseLabel}
        disabled={disabled || (quantity !== undefined && quantity <= min)}
      >
        <MinusIcon size={16} />
      </Step>
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
      <Step
        {...stepButton(1)}
        aria-label={increaseLabel}
        disabled={disabled || (quantity !== undefined && quantity >= max)}
      >
        <PlusIcon size={16} />
      </Step>
    </Root>
  );
}
