import {
  isFrameSection,
  type DeskPageSection,
  type DeskSection,
  type DeskSectionOf,
  type DeskTexts,
} from '@touchline/contract/desk/page';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';
import { FrameFields } from './FrameFields.tsx';
import { LinesField } from './LinesField.tsx';
import { LinkFields } from './LinkFields.tsx';
import { LinkList } from './LinkList.tsx';
import { ListFields } from './ListFields.tsx';
import { PathField } from './PathField.tsx';
import { PictureFields } from './PictureFields.tsx';
import { TextsField } from './TextsField.tsx';

interface Part<Section> {
  path: string;
  section: Section;
}

/** What a section of a page can say. */
export const SectionFields = observer(function SectionFields({ path, section }: Part<DeskSection>) {
  const t = useMessages(contentEditorMessages);
  return (
    <Stack gap={20}>
      {'lines' in section ? (
        <LinesField label={t('contentEditor.field.headline')} path={`${path}.lines`} lines={section.lines} />
      ) : null}
      {'title' in section ? (
        <TextsField label={t('contentEditor.field.title')} path={`${path}.title`} texts={section.title} />
      ) : null}
      {'text' in section ? (
        <TextsField label={t('contentEditor.field.text')} path={`${path}.text`} texts={section.text} isLong />
      ) : null}
      {isFrameSection(section) ? (
        <FrameFields path={path} section={section} />
      ) : (
        <OwnFields path={path} section={section} />
      )}
      {'link' in section ? <LinkFields path={`${path}.link`} link={section.link} /> : null}
      {'picture' in section ? <PictureFields path={`${path}.picture`} picture={section.picture} /> : null}
    </Stack>
  );
});

const OwnFields = observer(function OwnFields({ path, section }: Part<DeskPageSection>) {
  const t = useMessages(contentEditorMessages);
  switch (section.kind) {
    case 'hero':
      return <LinkList path={`${path}.links`} list={section.links} />;
    case 'categories':
      return (
        <ListFields
          path={`${path}.tiles`}
          list={section.tiles}
          name={t('contentEditor.field.tile')}
          empty={{ label: {}, path: '', picture: { name: section.tiles[0]?.picture.name ?? '', alt: {} } }}
        >
          {(tile, at) => (
            <Stack gap={12}>
              <TextsField label={t('contentEditor.field.title')} path={`${at}.label`} texts={tile.label} />
              <PathField
                path={`${at}.path`}
                value={tile.path}
                onWrite={(value) => {
                  tile.path = value;
                }}
              />
              <PictureFields path={`${at}.picture`} picture={tile.picture} />
            </Stack>
          )}
        </ListFields>
      );
    case 'rail':
      return <RailFields path={path} section={section} />;
    case 'index':
      return <SportFields path={path} section={section} />;
    case 'membership':
      return <TextList path={`${path}.points`} list={section.points} name={t('contentEditor.field.point')} />;
    case 'prose':
      return (
        <ListFields
          path={`${path}.blocks`}
          list={section.blocks}
          name={t('contentEditor.field.block')}
          empty={{ head: {}, paragraphs: [{}] }}
        >
          {(block, at) => (
            <Stack gap={12}>
              {block.head ? (
                <TextsField label={t('contentEditor.field.title')} path={`${at}.head`} texts={block.head} />
              ) : null}
              <TextList
                path={`${at}.paragraphs`}
                list={block.paragraphs}
                name={t('contentEditor.field.paragraph')}
              />
            </Stack>
          )}
        </ListFields>
      );
    case 'editorial':
      return null;
  }
});

function TextList({ path, list, name }: { path: string; list: DeskTexts[]; name: string }) {
  return (
    <ListFields path={path} list={list} name={name} empty={{}}>
      {(texts, at) => <TextsField label={name} path={at} texts={texts} isLong />}
    </ListFields>
  );
}

const sorts = ['pick', 'newest', 'price-asc', 'price-desc', 'discount'] as const;

const RailFields = observer(function RailFields({ path, section }: Part<DeskSectionOf<'rail'>>) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const { query } = section;
  return (
    <Stack gap={12}>
      <PathField
        path={`${path}.query.path`}
        value={query.path}
        onWrite={(value) => {
          query.path = value;
        }}
      />
      <Cluster gap={16} align="end">
        <Select
          label={t('contentEditor.field.sort')}
          value={query.sort}
          onChange={({ currentTarget: { value } }) =>
            editor.change(() => {
              query.sort = sorts.find((sort) => sort === value) ?? 'newest';
            })
          }
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`contentEditor.sort.${sort}`)}
            </option>
          ))}
        </Select>
        <TextField
          label={t('contentEditor.field.limit')}
          measure="tiny"
          inputMode="numeric"
          value={String(query.limit)}
          onChange={({ currentTarget: { value } }) =>
            editor.change(() => {
              query.limit = Math.min(24, Math.max(1, Number.parseInt(value, 10) || 1));
            })
          }
        />
      </Cluster>
    </Stack>
  );
});

const SportFields = observer(function SportFields({ path, section }: Part<DeskSectionOf<'index'>>) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const problem = editor.problemAt(`${path}.sports`);
  const toggle = (sport: string) =>
    editor.change(() => {
      const place = section.sports.indexOf(sport);
      if (place < 0) section.sports.push(sport);
      else section.sports.splice(place, 1);
    });
  return (
    <Stack gap={8} role="group" aria-label={t('contentEditor.field.sports')}>
      {problem ? <p role="alert">{t(`contentEditor.problem.${problem.kind}`)}</p> : null}
      <Cluster gap={16}>
        {editor.desk.sports.map((sport) => (
          <Checkbox
            key={sport}
            label={sport}
            checked={section.sports.includes(sport)}
            onChange={() => toggle(sport)}
          />
        ))}
      </Cluster>
    </Stack>
  );
});
