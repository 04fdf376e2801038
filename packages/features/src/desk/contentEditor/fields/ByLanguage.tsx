import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { directionOf, useMessages, useTranslator } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';
import { languageName } from '../languageName.ts';

/** What a field of one language needs to be drawn. */
export interface LanguageField {
  readonly label: string;
  /** Follows the label where the language has no text of its own. */
  readonly mark: string | undefined;
  readonly error: string | undefined;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
}

interface ByLanguageProps {
  label: string;
  /** Path of the text: `sections.0.text`. */
  path: string;
  isEmptyIn: (language: string) => boolean;
  /** Draws the field of a language. */
  children: (language: string, field: LanguageField) => ReactNode;
}

const Columns = styled.div`
  display: grid;
  gap: ${token('space.16')};
  ${media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  }
`;

/** One text in the first language, and beside it in the chosen one. */
export const ByLanguage = observer(function ByLanguage({
  label,
  path,
  isEmptyIn,
  children,
}: ByLanguageProps) {
  const t = useMessages(contentEditorMessages);
  const { language: own } = useTranslator();
  const editor = useEditor();
  const languages = [...new Set([editor.firstLanguage, editor.language])];
  // A language that is not shown beside the first may lack its text, too: its problem is told at the first.
  const hidden = editor.desk.languages.filter((code) => !languages.includes(code));
  return (
    <Columns>
      {languages.map((language, place) => {
        const shown = place === 0 ? [language, ...hidden] : [language];
        const problem = shown.map((code) => editor.problemAt(`${path}.${code}`)).find(Boolean);
        const field: LanguageField = {
          label: t('contentEditor.inLanguage', { field: label, language: languageName(language, own) }),
          mark: isEmptyIn(language) ? t('contentEditor.missing') : undefined,
          error: problem && t(`contentEditor.problem.${problem.kind}`),
          lang: language,
          dir: directionOf(language),
        };
        return <div key={language}>{children(language, field)}</div>;
      })}
    </Columns>
  );
});
