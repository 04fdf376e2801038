import type { DeskTexts } from '@touchline/contract/desk/page';
import { TextArea } from '@touchline/design-system/TextArea';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEditor } from '../EditorContext.ts';
import { ByLanguage } from './ByLanguage.tsx';

export interface TextsFieldProps {
  label: string;
  path: string;
  texts: DeskTexts;
  /** Several lines high. @default false */
  isLong?: boolean;
}

/** A text in two languages side by side. */
export const TextsField = observer(function TextsField({
  label,
  path,
  texts,
  isLong = false,
}: TextsFieldProps) {
  const editor = useEditor();
  const write = (language: string, text: string) =>
    editor.change(() => {
      // A language without a text falls back to the first one; an empty text would be shown as it is.
      if (text === '') delete texts[language];
      else texts[language] = text;
    });
  return (
    <ByLanguage {...{ label, path }} isEmptyIn={(language) => (texts[language] ?? '').trim() === ''}>
      {(language, field) =>
        isLong ? (
          <TextArea
            {...field}
            value={texts[language] ?? ''}
            onChange={(event) => write(language, event.currentTarget.value)}
          />
        ) : (
          <TextField
            {...field}
            value={texts[language] ?? ''}
            onChange={(event) => write(language, event.currentTarget.value)}
          />
        )
      }
    </ByLanguage>
  );
});
