import { Button } from '@touchline/design-system/Button';
import { PlusIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';

interface ListFieldsProps<Item> {
  path: string;
  list: Item[];
  /** What one entry is: "Link". */
  name: string;
  /** A new entry. */
  empty: Item;
  /** Draws the fields of an entry. */
  children: (item: Item, path: string) => ReactNode;
}

const Entry = styled.div`
  display: grid;
  gap: ${token('space.12')};
  padding-inline-start: ${token('space.16')};
  border-inline-start: 2px solid ${token('color.line')};
`;

/** Entries of a section, such as its links: each can be removed, and further ones added. */
export const ListFields = observer(function ListFields<Item extends object>({
  path,
  list,
  name,
  empty,
  children,
}: ListFieldsProps<Item>) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const problem = editor.problemAt(path);
  return (
    <Stack gap={16}>
      {problem ? <p role="alert">{t(`contentEditor.problem.${problem.kind}`)}</p> : null}
      {list.map((item, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and no state of their own
        <Entry key={place} role="group" aria-label={`${name} ${place + 1}`}>
          {children(item, `${path}.${place}`)}
          <div>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('contentEditor.removeNamed', { name: `${name} ${place + 1}` })}
              onClick={() => editor.change(() => list.splice(place, 1))}
            >
              {t('contentEditor.remove')}
            </Button>
          </div>
        </Entry>
      ))}
      <div>
        <Button
          variant="tertiary"
          size="small"
          onClick={() => editor.change(() => list.push(structuredClone(empty)))}
        >
          <PlusIcon size={20} /> {t('contentEditor.addNamed', { name })}
        </Button>
      </div>
    </Stack>
  );
});
