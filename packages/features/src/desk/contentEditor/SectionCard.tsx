import type { DeskSection } from '@touchline/contract/desk/page';
import { Heading } from '@touchline/design-system/Heading';
import { ChevronDownIcon, ChevronUpIcon, TrashIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { Cluster } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { useEditor } from './EditorContext.ts';
import { sectionName } from './sectionName.ts';
import { SectionFields } from './fields/SectionFields.tsx';

const Card = styled.section`
  display: grid;
  gap: ${token('space.20')};
  padding: ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  background: ${token('color.raised')};
`;

/** One section of the page: what it says, and where it stands. */
export const SectionCard = observer(function SectionCard({
  section,
  place,
}: {
  section: DeskSection;
  place: number;
}) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const id = useId();
  const kind = t(`contentEditor.section.${sectionName(section)}`);
  const values = { section: `${kind} (${place + 1})` };
  const isLast = place === editor.body.sections.length - 1;
  return (
    <Card aria-labelledby={id}>
      <Cluster justify="between">
        <Heading level={2} variant="label" id={id}>
          {kind}
        </Heading>
        {editor.isFrame ? null : (
          <Cluster gap={4}>
            <IconButton
              label={t('contentEditor.moveUp', values)}
              aria-disabled={place === 0 || undefined}
              onClick={() => editor.moveSection(place, -1)}
            >
              <ChevronUpIcon />
            </IconButton>
            <IconButton
              label={t('contentEditor.moveDown', values)}
              aria-disabled={isLast || undefined}
              onClick={() => editor.moveSection(place, 1)}
            >
              <ChevronDownIcon />
            </IconButton>
            <IconButton
              label={t('contentEditor.removeNamed', { name: values.section })}
              onClick={() => editor.removeSection(place)}
            >
              <TrashIcon />
            </IconButton>
          </Cluster>
        )}
      </Cluster>
      <SectionFields path={`sections.${place}`} section={section} />
    </Card>
  );
});
