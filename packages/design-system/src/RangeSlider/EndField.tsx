import { isComposing } from '../foundations/isComposing.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TextField } from '../TextField/TextField.tsx';
import { readNumber, writeNumber } from './readNumber.ts';

interface EndFieldProps {
  label: string;
  name: string | undefined;
  leading: ReactNode;
  value: number;
  /** Decimals of the currency. */
  decimals: number;
  /** How amounts are typed and shown. */
  locale: string;
  /** Shown when what was typed is no number; it stays in the field. */
  invalidMessage: ReactNode;
  /** Called when a typed number is finished: on blur or Enter. */
  onFinish: (value: number) => void;
}

/** One end of the range as a number field: a form field before and after hydration. */
export function EndField({
  label,
  name,
  leading,
  value,
  decimals,
  locale,
  invalidMessage,
  onFinish,
}: EndFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [isInvalid, setInvalid] = useState(false);

  const finish = (text: string) => {
    const typed = readNumber(text, decimals, locale);
    const isUnreadable = typed === undefined && text.trim() !== '' && Boolean(invalidMessage);
    setInvalid(isUnreadable);
    setDraft(isUnreadable ? text : null);
    if (typed !== undefined && typed !== value) onFinish(typed);
  };

  // Text typed before hydration is applied.
  const isTakenUp = useRef(false);
  useLayoutEffect(() => {
    const field = input.current;
    if (!isTakenUp.current && field && field.value !== field.defaultValue) finish(field.value);
    isTakenUp.current = true;
  });

  return (
    <TextField
      ref={input}
      label={label}
      name={name}
      leading={leading}
      error={isInvalid ? invalidMessage : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? writeNumber(value, decimals, locale)}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        setInvalid(false);
      }}
      onBlur={(event) => draft !== null && finish(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event) && finish(event.currentTarget.value)}
    />
  );
}
