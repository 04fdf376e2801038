import { useCombobox } from 'downshift';
import type { UseComboboxState, UseComboboxStateChangeOptions } from 'downshift';
import type { ComboBoxOption } from './comboBoxOption.ts';

type State = UseComboboxState<ComboBoxOption>;
type Change = UseComboboxStateChangeOptions<ComboBoxOption>;

export interface ComboBoxRules {
  /** What is typed stands. */
  isFree: boolean;
  /** Letters needed before the list opens. */
  minLength: number;
  /** Nothing opens and nothing changes. */
  isReadOnly: boolean;
}

/** Where this field differs from Downshift's habits. */
export function applyRules({ isFree, minLength, isReadOnly }: ComboBoxRules) {
  const { stateChangeTypes: act } = useCombobox;
  return (state: State, { type, changes }: Change): Partial<State> => {
    if (isReadOnly) return state;
    const isEnough = state.inputValue.trim().length >= minLength;
    switch (type) {
      // A press in the field opens the list; another is for the caret.
      case act.InputClick:
        return { ...changes, isOpen: isEnough };
      case act.ToggleButtonClick:
      case act.InputKeyDownArrowDown:
      case act.InputKeyDownArrowUp:
        return isEnough ? changes : { ...changes, isOpen: false };
      case act.InputChange: {
        const typed = changes.inputValue ?? '';
        const isKept = typed !== '' && !isFree;
        return {
          ...changes,
          isOpen: typed.trim().length >= minLength,
          selectedItem: isKept ? state.selectedItem : null,
        };
      }
      // Leaving chooses nothing. What is no option goes, unless the field is free.
      case act.InputBlur:
        return {
          ...changes,
          selectedItem: state.selectedItem,
          inputValue: isFree ? state.inputValue : (state.selectedItem?.label ?? ''),
        };
      // It closes the list. On a closed one it is for the dialog around, and clears nothing.
      case act.InputKeyDownEscape:
        return { ...state, isOpen: false, highlightedIndex: -1 };
      default:
        return changes;
    }
  };
}
