import type { DeskFrameSection, DeskUsp } from '@touchline/contract/desk/page';
import { Stack } from '@touchline/design-system/layout';
import { Switch } from '@touchline/design-system/Switch';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';
import { HrefField } from './HrefField.tsx';
import { LinkList } from './LinkList.tsx';
import { ListFields } from './ListFields.tsx';
import { PathField } from './PathField.tsx';
import { TextsField } from './TextsField.tsx';

interface Part<Section> {
  path: string;
  section: Section;
}

/** What a section of header and footer says besides headline, title, text, link and picture. */
export const FrameFields = observer(function FrameFields({ path, section }: Part<DeskFrameSection>) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  switch (section.kind) {
    case 'messages':
      return (
        <ListFields
          path={`${path}.messages`}
          list={section.messages}
          name={t('contentEditor.field.message')}
          empty={{}}
        >
          {(texts, at) => (
            <TextsField label={t('contentEditor.field.message')} path={at} texts={texts} isLong />
          )}
        </ListFields>
      );
    case 'usps':
      return (
        <ListFields
          path={`${path}.usps`}
          list={section.usps}
          name={t('contentEditor.field.usp')}
          empty={{ analyticsName: `usp-${section.usps.length + 1}`, title: {}, url: '/new' }}
        >
          {(usp, at) => <UspFields path={at} usp={usp} />}
        </ListFields>
      );
    case 'links':
      return <LinkList path={`${path}.links`} list={section.links} />;
    case 'footer':
      return (
        <ListFields
          path={`${path}.columns`}
          list={section.columns}
          name={t('contentEditor.field.column')}
          empty={{ title: {}, links: [{ label: {}, href: '/new' }] }}
        >
          {(column, at) => (
            <Stack gap={12}>
              <TextsField label={t('contentEditor.field.title')} path={`${at}.title`} texts={column.title} />
              <LinkList path={`${at}.links`} list={column.links} />
            </Stack>
          )}
        </ListFields>
      );
    case 'appBanner':
      return (
        <Stack gap={20}>
          <TextsField
            label={t('contentEditor.field.statement')}
            path={`${path}.statement`}
            texts={section.statement}
          />
          <TextsField label={t('contentEditor.field.call')} path={`${path}.call`} texts={section.call} />
          <TextField
            type="color"
            label={t('contentEditor.field.background')}
            measure="tiny"
            value={section.background}
            onChange={({ currentTarget: { value } }) =>
              editor.change(() => {
                section.background = value;
              })
            }
          />
        </Stack>
      );
    case 'listTile':
      return (
        <PathField
          label={t('contentEditor.field.category')}
          mark={t('contentEditor.optional')}
          path={`${path}.category`}
          value={section.category ?? ''}
          onWrite={(value) => {
            section.category = value;
          }}
        />
      );
    case 'slogan':
      return null;
  }
});

/** In a week: until when a new countdown counts. */
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString();

/** A moment as a field of date and time has it, in the time of this device. */
function localMoment(iso: string): string {
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const UspFields = observer(function UspFields({ path, usp }: { path: string; usp: DeskUsp }) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const { popup, timer } = usp;
  return (
    <Stack gap={12}>
      <TextsField label={t('contentEditor.field.usp')} path={`${path}.title`} texts={usp.title} />
      <Switch
        label={t('contentEditor.field.popup')}
        checked={popup !== undefined}
        onChange={() =>
          editor.change(() => {
            if (popup) {
              delete usp.popup;
              usp.url ??= '/new';
            } else usp.popup = { title: {}, text: {}, links: [] };
          })
        }
      />
      {popup ? (
        <>
          <TextsField
            label={t('contentEditor.field.popupTitle')}
            path={`${path}.popup.title`}
            texts={popup.title}
          />
          <TextsField
            label={t('contentEditor.field.popupText')}
            path={`${path}.popup.text`}
            texts={popup.text}
            isLong
          />
          <LinkList path={`${path}.popup.links`} list={popup.links} />
        </>
      ) : (
        <HrefField
          path={`${path}.url`}
          value={usp.url ?? ''}
          onWrite={(value) => {
            usp.url = value;
          }}
        />
      )}
      <Switch
        label={t('contentEditor.field.timer')}
        checked={timer !== undefined}
        onChange={() =>
          editor.change(() => {
            if (timer) delete usp.timer;
            else usp.timer = { title: {}, date: inAWeek() };
          })
        }
      />
      {timer ? (
        <>
          <TextsField
            label={t('contentEditor.field.timerTitle')}
            path={`${path}.timer.title`}
            texts={timer.title}
          />
          <TextField
            type="datetime-local"
            label={t('contentEditor.field.timerEnd')}
            measure="medium"
            value={localMoment(timer.date)}
            onChange={({ currentTarget: { value } }) => {
              if (Number.isNaN(Date.parse(value))) return;
              editor.change(() => {
                timer.date = new Date(value).toISOString();
              });
            }}
          />
        </>
      ) : null}
    </Stack>
  );
});
