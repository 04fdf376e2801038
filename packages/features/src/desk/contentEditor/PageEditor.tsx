import { Button } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { media } from '@touchline/design-system/foundations';
import { PlusIcon } from '@touchline/design-system/Icon';
import { Cluster, Panel, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { Spinner } from '@touchline/design-system/Spinner';
import { Tabs } from '@touchline/design-system/Tabs';
import { token } from '@touchline/design-system/token';
import type { DeskPageSectionKind } from '@touchline/contract/desk/page';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styled from 'styled-components';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages, useTranslator } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { EditorContext, useEditor } from './EditorContext.ts';
import { TextsField } from './fields/TextsField.tsx';
import { languageName } from './languageName.ts';
import type { PageEditorStore } from './PageEditorStore.ts';
import { PageHistory } from './PageHistory.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { SaveState } from './SaveState.tsx';
import { SectionCard } from './SectionCard.tsx';
import { sectionKinds } from './newSection.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.32')};
  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: start;
  }
`;

const Beside = styled.div`
  display: grid;
  gap: ${token('space.24')};
  ${media.wide} {
    position: sticky;
    inset-block-start: ${token('space.16')};
    max-block-size: calc(100dvh - 2 * ${token('space.16')});
    overflow-y: auto;
  }
`;

export interface PageEditorProps {
  store: PageEditorStore;
}

/** Edits one page: its sections on one side, the page itself on the other. */
export const PageEditor = observer(function PageEditor({ store }: PageEditorProps) {
  const t = useMessages(contentEditorMessages);
  switch (store.status.kind) {
    case 'loading':
      return <Spinner label={t('contentEditor.loading')} />;
    case 'notFound':
      return <Heading level={1}>{t('contentEditor.notFound')}</Heading>;
    case 'failed':
      return (
        <NotLoaded
          title={t('contentEditor.notLoaded')}
          retryLabel={t('contentEditor.retry')}
          onRetry={() => void store.load()}
        >
          {t(`contentEditor.failed.${store.status.reason}`)}
        </NotLoaded>
      );
    case 'ready':
      return (
        <EditorContext value={store}>
          <Editor />
        </EditorContext>
      );
  }
});

const Editor = observer(function Editor() {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const { body, key, isFrame } = editor;
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1} variant="section">
          {isFrame ? t('contentEditor.frame') : key === 'home' ? t('contentEditor.home') : `/${key}`}
        </Heading>
        <SaveState />
      </Stack>
      <Columns>
        <Stack gap={20}>
          <LanguageChoice />
          {body.sections.map((section, place) => (
            <SectionCard key={section.id} section={section} place={place} />
          ))}
          {isFrame ? null : (
            <>
              <AddSection />
              <Panel>
                <Stack gap={16}>
                  <Heading level={2} variant="head">
                    {t('contentEditor.forSearch')}
                  </Heading>
                  <TextsField label={t('contentEditor.field.pageTitle')} path="title" texts={body.title} />
                  <TextsField
                    label={t('contentEditor.field.description')}
                    path="description"
                    texts={body.description}
                    isLong
                  />
                </Stack>
              </Panel>
            </>
          )}
        </Stack>
        <Beside>
          <PublishPanel />
          {isFrame ? (
            <PageHistory />
          ) : (
            <Tabs
              label={t('contentEditor.views')}
              tabs={[
                { value: 'preview', label: t('contentEditor.preview.title'), panel: <PagePreview /> },
                { value: 'history', label: t('contentEditor.history.title'), panel: <PageHistory /> },
              ]}
            />
          )}
        </Beside>
      </Columns>
    </Stack>
  );
});

/** Which language is written beside the first, with what it lacks. */
const LanguageChoice = observer(function LanguageChoice() {
  const t = useMessages(contentEditorMessages);
  const { language: own } = useTranslator();
  const editor = useEditor();
  const others = editor.desk.languages.filter((code) => code !== editor.firstLanguage);
  if (others.length === 0) return null;
  return (
    <Select
      label={t('contentEditor.language')}
      measure="medium"
      value={editor.language}
      onChange={({ currentTarget }) => editor.showLanguage(currentTarget.value)}
    >
      {others.map((code) => {
        const count = editor.missingIn(code);
        const name = languageName(code, own);
        return (
          <option key={code} value={code}>
            {count === 0 ? name : t('contentEditor.languageMissing', { language: name, count })}
          </option>
        );
      })}
    </Select>
  );
});

const AddSection = observer(function AddSection() {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const [kind, setKind] = useState<DeskPageSectionKind>('editorial');
  return (
    <Cluster align="end">
      <Select
        label={t('contentEditor.newSection')}
        value={kind}
        onChange={({ currentTarget: { value } }) =>
          setKind(sectionKinds.find((each) => each === value) ?? 'editorial')
        }
      >
        {sectionKinds.map((each) => (
          <option key={each} value={each}>
            {t(`contentEditor.section.${each}`)}
          </option>
        ))}
      </Select>
      <Button variant="secondary" onClick={() => editor.addSection(kind)}>
        <PlusIcon size={20} /> {t('contentEditor.add')}
      </Button>
    </Cluster>
  );
});
