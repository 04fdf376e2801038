import type { DeskLines } from '@touchline/contract/desk/page';
import { TextArea } from '@touchline/design-system/TextArea';
import { observer } from 'mobx-react-lite';
import { useEditor } from '../EditorContext.ts';
import { ByLanguage } from './ByLanguage.tsx';

export interface LinesFieldProps {
  label: string;
  path: string;
  lines: DeskLines;
}

/** The lines of a headline in two languages side by side. */
export const LinesField = observer(function LinesField({ label, path, lines }: LinesFieldProps) {
  const editor = useEditor();
  const write = (language: string, text: string) =>
    editor.change(() => {
      if (text.trim() === '') delete lines[language];
      else lines[language] = text.split('\n');
    });
  return (
    <ByLanguage
      {...{ label, path }}
      isEmptyIn={(language) => (lines[language] ?? []).every((line) => line.trim() === '')}
    >
      {(language, field) => (
        <TextArea
          {...field}
          rows={2}
          value={(lines[language] ?? []).join('\n')}
          onChange={(event) => write(language, event.currentTarget.value)}
        />
      )}
    </ByLanguage>
  );
});
