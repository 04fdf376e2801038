import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboBoxOption } from './comboBoxOption.ts';

type State = UseComboboxState<ComboBoxOption>;
type Change = UseComboboxStateChangeOptions<ComboBoxOption>;

export interface ComboBoxRules {
  /** Free text is kept. */
  allowsCustomValue: boolean;
  /** Letters needed before the list opens. */
  minLength: number;
  /** The list does not open and the value does not change. */
  isReadOnly: boolean;
}

/** Where this field differs from Downshift's defaults. */
export function applyRules({ allowsCustomValue, minLength, isReadOnly }: ComboBoxRules) {
  const { stateChangeTypes: act } = useCombobox;
  return (state: State, { type, changes }: Change): Partial<State> => {
    if (isReadOnly) return state;
    const isEnough = state.inputValue.trim().length >= minLength;
    switch (type) {
      // The first press in the field opens the list; further presses only move the caret.
      case act.InputClick:
        return { ...changes, isOpen: isEnough };
      case act.ToggleButtonClick:
      case act.InputKeyDownArrowDown:
      case act.InputKeyDownArrowUp:
        return isEnough ? changes : { ...changes, isOpen: false };
      case act.InputChange: {
        const typed = changes.inputValue ?? '';
        const isKept = typed !== '' && !allowsCustomValue;
        return {
          ...changes,
          isOpen: typed.trim().length >= minLength,
          selectedItem: isKept ? state.selectedItem : null,
        };
      }
      // Blur selects nothing. Text that matches no option is cleared, unless free text is allowed.
      case act.InputBlur:
        return {
          ...changes,
          selectedItem: state.selectedItem,
          inputValue: allowsCustomValue ? state.inputValue : (state.selectedItem?.label ?? ''),
        };
      // Escape closes the list. When it is closed, the key is left to the surrounding dialog and clears nothing.
      case act.InputKeyDownEscape:
        return { ...state, isOpen: false, highlightedIndex: -1 };
      default:
        return changes;
    }
  };
}
