import { isComposing } from '../foundations/isComposing.ts';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useComboBox } from 'react-aria/useComboBox';
import { Item } from 'react-stately/Item';
import { useComboBoxState } from 'react-stately/useComboBoxState';
import type { ComboBoxState } from 'react-stately/useComboBoxState';
import { Field } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { PageLanguage } from '../foundations/PageLanguage.tsx';
import { useHydrated } from '../foundations/useHydrated.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { announce } from '../LiveRegion/announce.ts';
import { usePopupBelow } from '../popup/usePopupBelow.ts';
import { OptionList, OptionRow } from '../Suggestions/OptionRow.ts';
import { SuggestionStatus } from '../Suggestions/SuggestionStatus.tsx';
import { SuggestionLabel } from '../Suggestions/SuggestionLabel.tsx';
import { Frame, Input, Popup } from './ComboBoxParts.tsx';
import type { ComboBoxOption, LoadOptions } from './comboBoxOption.ts';
import { OptionListBox } from './OptionListBox.tsx';
import { ToggleButton } from './ToggleButton.tsx';
import { labelOf, useChosen } from './useChosen.ts';
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
}

/**
 * A text field that suggests options while the shopper types: one of very many, such as a town, or free text with
 * help. Before hydration it is a plain text field. `ref` and other attributes are passed to the input. The number of
 * suggestions is announced in the language of the page. A package entry of its own: it brings react-aria's combo box.
 */
export function ComboBox(props: ComboBoxProps) {
  return (
    <PageLanguage>
      <Box {...props} />
    </PageLanguage>
  );
}

function Box({
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
  name,
  ref,
  disabled = false,
  readOnly = false,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: ComboBoxProps) {
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(input, ref);
  const { chosen, text, type, select } = useChosen({
    value,
    defaultValue,
    onValueChange,
    onTextChange,
    allowsCustomValue,
  });
  const [isWanted, setWanted] = useState(false);

  // The label of the selection does not count as typed text: opening the list again shows all options.
  const typed = text === labelOf(chosen) ? '' : text;
  const { options, kind } = useOptions(source, typed, isWanted, delay);
  const canOpen = (shown: string) => !readOnly && shown.trim().length >= minLength;

  const settings = {
    // Names the list; the field is named by its own label.
    label,
    items: options,
    disabledKeys: options.filter(({ isDisabled }) => isDisabled).map((option) => option.value),
    value: chosen?.value ?? null,
    onChange: (key: string | number | null) =>
      select(key === null ? null : (options.find((option) => option.value === key) ?? chosen)),
    inputValue: text,
    onInputChange: (next: string) => {
      type(next);
      if (!canOpen(next)) state.setOpen(false);
    },
    onOpenChange: setWanted,
    allowsCustomValue,
    // Messages take the place of options.
    allowsEmptyCollection: true,
    shouldFocusWrap: true,
    menuTrigger: canOpen(text) ? ('input' as const) : ('manual' as const),
    isDisabled: disabled,
    isReadOnly: readOnly,
  };
  const state: ComboBoxState<ComboBoxOption> = useComboBoxState({
    ...settings,
    children: (option: ComboBoxOption) => <Item key={option.value}>{option.label}</Item>,
  });
  const { isOpen } = state;
  const box: ComboBoxState<ComboBoxOption> = {
    ...state,
    // Expanded only with options: not while they load, nor with a message in their place.
    isOpen: isOpen && options.length > 0,
    open: (...how) => canOpen(text) && state.open(...how),
    toggle: (...how) => (isOpen || canOpen(text)) && state.toggle(...how),
    // Enter without an active option, and Escape without a list, leave the text as it is.
    commit: () => state.selectionManager.focusedKey !== null && state.commit(),
    revert: () => undefined,
  };
  const { inputProps, buttonProps, listBoxProps } = useComboBox(
    { ...settings, inputRef: input, popoverRef: popup, listBoxRef: list, buttonRef: toggle },
    box,
  );
  usePopupBelow(popup, frame, isOpen, () => state.setOpen(false));

  useEffect(() => {
    // The field was in use before hydration.
    const field = input.current;
    if (!field) return;
    if (field.value !== field.defaultValue) type(field.value);
    if (field === field.ownerDocument.activeElement) state.setFocused(true);
    // oxlint-disable-next-line react/exhaustive-deps -- on hydration only: later, events tell
  }, []);

  const status =
    kind === 'loading'
      ? loadingLabel
      : kind === 'failed'
        ? failedLabel
        : options.length === 0
          ? noneLabel
          : undefined;
  const spoken = isOpen ? status : undefined;
  useEffect(() => {
    if (spoken) announce(spoken);
  }, [spoken]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // Leaving by Tab selects nothing, and does not stop at the list, which scrolls.
    if (event.key === 'Tab') return state.setOpen(false);
    if (isComposing(event)) return undefined;
    // Enter sends free text, as in any text field, unless an option is active.
    const isSent = event.key === 'Enter' && allowsCustomValue && state.selectionManager.focusedKey === null;
    return isSent ? state.setOpen(false) : inputProps.onKeyDown?.(event);
  };
  return (
    <Field
      {...{ label, hint, error, mark, labelAction, measure, id, describedBy }}
      // React-aria hides what is around the open list: not the label of its field, nor what describes it.
      data-react-aria-top-layer={box.isOpen ? '' : undefined}
    >
      {(attributes) => (
        <Frame data-control="" ref={frame}>
          <Input
            {...mergeProps(rest, inputProps)}
            {...attributes}
            ref={mergedRef}
            aria-labelledby={undefined}
            name={isHydrated && !allowsCustomValue ? undefined : name}
            data-toggle={openLabel ? '' : undefined}
            // The first press opens the list; further presses only move the caret.
            onClick={(event) => {
              rest.onClick?.(event);
              if (!isOpen) box.open(null, 'manual');
            }}
            onKeyDown={handleKeyDown}
          />
          {isHydrated && !allowsCustomValue && name ? (
            <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />
          ) : null}
          {openLabel ? <ToggleButton {...buttonProps} label={openLabel} buttonRef={toggle} /> : null}
          <Popup ref={popup} popover="manual" aria-busy={kind === 'loading'}>
            {box.isOpen ? (
              <OptionListBox
                listBox={listBoxProps}
                state={box}
                listRef={list}
                label={typeof label === 'string' ? label : undefined}
                list={OptionList}
                row={OptionRow}
              >
                {(option) => (
                  <SuggestionLabel label={option.label} description={option.description} typed={typed} />
                )}
              </OptionListBox>
            ) : null}
            {spoken ? (
              <SuggestionStatus state={kind === 'ready' ? 'none' : kind}>{spoken}</SuggestionStatus>
            ) : null}
          </Popup>
        </Frame>
      )}
    </Field>
  );
}
