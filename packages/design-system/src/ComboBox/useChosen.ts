import { useState } from 'react';
import type { ComboBoxOption } from './comboBoxOption.ts';

export const labelOf = (option: ComboBoxOption | null): string => option?.label ?? '';

interface Chosen {
  value: ComboBoxOption | null | undefined;
  defaultValue: ComboBoxOption | null;
  onValueChange: ((value: ComboBoxOption | null) => void) | undefined;
  onTextChange: ((text: string) => void) | undefined;
  /** Text that is no option's is a value, too. */
  allowsCustomValue: boolean;
}

/** The selected option and the text in the field, which follow each other and the parent. */
export function useChosen({ value, defaultValue, onValueChange, onTextChange, allowsCustomValue }: Chosen) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const [text, setText] = useState(labelOf(chosen));
  const [given, setGiven] = useState(value);
  if (value?.value !== given?.value) {
    setGiven(value);
    setText(labelOf(chosen));
  }

  const write = (next: string) => {
    if (next === text) return;
    setText(next);
    onTextChange?.(next);
  };
  const choose = (option: ComboBoxOption | null) => {
    if (option?.value === chosen?.value) return;
    setOwn(option);
    onValueChange?.(option);
  };
  return {
    chosen,
    text,
    /** The shopper types. The selection stays until the field is left, unless the text is a value of its own. */
    type: (next: string) => {
      write(next);
      if (next !== labelOf(chosen) && (next === '' || allowsCustomValue)) choose(null);
    },
    /** An option is selected, or none: text that is none is cleared, unless it is a value of its own. */
    select: (option: ComboBoxOption | null) => {
      if (option === null && allowsCustomValue) {
        if (text !== labelOf(chosen)) choose(null);
        return;
      }
      choose(option);
      write(labelOf(option));
    },
  };
}
