import { isComposing } from '../foundations/isComposing.ts';
import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { useHydrated } from '../foundations/useHydrated.ts';
import { ChevronDownIcon } from '../Icon/icons.tsx';
import { announce } from '../LiveRegion/announce.ts';
import { usePopupBelow } from '../popup/usePopupBelow.ts';
import { OptionList, OptionRow } from '../Suggestions/OptionRow.ts';
import { SuggestionStatus } from '../Suggestions/SuggestionStatus.tsx';
import { SuggestionLabel } from '../Suggestions/SuggestionLabel.tsx';
import { Frame, Input, Popup, Toggle } from './ComboBoxParts.tsx';
import type { ComboBoxOption, LoadOptions } from './comboBoxOption.ts';
import { applyRules } from './comboBoxRules.ts';
import { useOptions } from './useOptions.ts';

export interface ComboBoxProps
  extends
    FieldProps,
    Omit<
      ComponentProps<'input'>,
      'id' | 'size' | 'type' | 'role' | 'list' | 'value' | 'defaultValue' | 'onChange'
    > {
  /** All suggestions, filtered here; or a function that loads those that match the text. Keep its reference stable. */
  options: readonly ComboBoxOption[] | LoadOptions;
  /** The selected suggestion (controlled); use with `onValueChange`. */
  value?: ComboBoxOption | null | undefined;
  /** Initially selected suggestion (uncontrolled). @default none */
  defaultValue?: ComboBoxOption | null | undefined;
  /** Called when a suggestion is selected or the field is cleared. */
  onValueChange?: ((value: ComboBoxOption | null) => void) | undefined;
  /** Called with the field's text on every change. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Free text is allowed and is what the form sends: suggestions only help, as with streets. @default false */
  allowsCustomValue?: boolean | undefined;
  /** Letters needed before suggestions show. @default 0, or 2 if `options` is a function */
  minLength?: number | undefined;
  /** Milliseconds without typing before suggestions are loaded. @default 200 */
  delay?: number | undefined;
  /** Names the button that opens the list: "Show all countries". Without it there is no button. */
  openLabel?: string | undefined;
  /** Shown and announced while suggestions load. */
  loadingLabel: string;
  /** Shown and announced when nothing matches: says what to do. */
  noneLabel: string;
  /** Shown and announced when loading failed: says what to do. */
  failedLabel: string;
  /** Announced when suggestions are available: `(count) => "12 countries"`. */
  countLabel: (count: number) => string;
}

const labelOf = (option: ComboBoxOption | null) => option?.label ?? '';

/**
 * A text field that suggests options while the shopper types: one of very many, such as a town, or free text with
 * help. Before hydration it is a plain text field. `ref` and other attributes are passed to the input. A package entry
 * of its own: it brings Downshift, 12 KB.
 */
export function ComboBox({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure,
  id,
  options: source,
  value,
  defaultValue = null,
  onValueChange,
  onTextChange,
  allowsCustomValue = false,
  minLength = typeof source === 'function' ? 2 : 0,
  delay = 200,
  openLabel,
  loadingLabel,
  noneLabel,
  failedLabel,
  countLabel,
  name,
  ref,
  disabled,
  readOnly,
  'aria-describedby': describedBy,
  ...rest
}: ComboBoxProps) {
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(labelOf(value ?? defaultValue));
  const [isWanted, setWanted] = useState(false);
  const [chosen, setChosen] = useState(value ?? defaultValue);

  // The label of the selection does not count as typed text: opening the list again shows all options.
  const typed = text === labelOf(chosen) ? '' : text;
  const found = useOptions(source, typed, isWanted, delay);

  const box = useCombobox<ComboBoxOption>({
    items: [...found.options],
    itemToString: labelOf,
    itemToKey: (option) => option?.value,
    isItemDisabled: ({ isDisabled }) => isDisabled ?? false,
    ...(value === undefined ? { initialSelectedItem: defaultValue } : { selectedItem: value }),
    stateReducer: applyRules({ allowsCustomValue, minLength, isReadOnly: readOnly ?? false }),
    onStateChange: ({ inputValue, isOpen, selectedItem }) => {
      if (inputValue !== undefined) setText(inputValue);
      if (inputValue !== undefined) onTextChange?.(inputValue);
      if (isOpen !== undefined) setWanted(isOpen);
      if (selectedItem !== undefined) setChosen(selectedItem);
    },
    onSelectedItemChange: ({ selectedItem }) => onValueChange?.(selectedItem),
  });
  const { isOpen } = box;
  usePopupBelow(popup, frame, isOpen, box.closeMenu);

  const count = found.options.length;
  const status =
    found.kind === 'loading'
      ? loadingLabel
      : found.kind === 'failed'
        ? failedLabel
        : count === 0
          ? noneLabel
          : undefined;
  const spoken = isOpen ? (status ?? countLabel(count)) : undefined;
  useEffect(() => {
    if (spoken) announce(spoken);
  }, [spoken]);

  return (
    <Field {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}>
      {(attributes) => (
        <Frame data-control="" ref={frame}>
          <Input
            autoComplete="off"
            {...box.getInputProps({
              ...rest,
              ...attributes,
              onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
                rest.onKeyDown?.(event);
                // The library knows of Enter only.
                if (isComposing(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              },
              disabled: disabled ?? false,
              readOnly,
              'aria-labelledby': undefined,
              ref: ref ?? null,
            })}
            name={isHydrated && !allowsCustomValue ? undefined : name}
            data-toggle={openLabel ? '' : undefined}
          />
          {isHydrated && !allowsCustomValue && name ? (
            <input type="hidden" name={name} value={box.selectedItem?.value ?? ''} disabled={disabled} />
          ) : null}
          {openLabel ? (
            <Toggle
              {...box.getToggleButtonProps({ type: 'button', disabled: disabled ?? readOnly ?? false })}
              aria-label={openLabel}
            >
              <ChevronDownIcon size={20} />
            </Toggle>
          ) : null}
          <Popup ref={popup} popover="manual" aria-busy={found.kind === 'loading'}>
            <OptionList
              {...box.getMenuProps({
                'aria-labelledby': undefined,
                'aria-label': typeof label === 'string' ? label : undefined,
              })}
            >
              {isOpen
                ? found.options.map((option, index) => (
                    <OptionRow key={option.value} {...box.getItemProps({ item: option, index })}>
                      <SuggestionLabel label={option.label} description={option.description} typed={typed} />
                    </OptionRow>
                  ))
                : null}
            </OptionList>
            {isOpen && status ? (
              <SuggestionStatus state={found.kind === 'ready' ? 'none' : found.kind}>
                {status}
              </SuggestionStatus>
            ) : null}
          </Popup>
        </Frame>
      )}
    </Field>
  );
}
