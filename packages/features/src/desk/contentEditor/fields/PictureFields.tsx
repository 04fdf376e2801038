import type { DeskPicture } from '@touchline/contract/desk/page';
import { Picture } from '@touchline/design-system/Picture';
import { Select } from '@touchline/design-system/Select';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../../platform/i18n/index.ts';
import { pictureView } from '../../../platform/picture/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { TextsField } from './TextsField.tsx';

const Small = styled.div`
  inline-size: 160px;
`;

/** Which picture of the brand is shown, and what it shows for those who do not see it. */
export const PictureFields = observer(function PictureFields({
  path,
  picture,
}: {
  path: string;
  picture: DeskPicture;
}) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const { pictures } = editor;
  const known = pictures.find(({ name }) => name === picture.name);
  return (
    <Stack gap={12}>
      <Select
        label={t('contentEditor.field.picture')}
        measure="medium"
        value={picture.name}
        onChange={({ currentTarget: { value } }) => editor.choosePicture(picture, value)}
      >
        {known ? null : <option value={picture.name}>{picture.name}</option>}
        {pictures.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      {known ? (
        <Small>
          <Picture view={pictureView(known.picture)} alt="" ratio="square" sizes="160px" />
        </Small>
      ) : null}
      {editor.desk.takesPictures ? <PictureUpload path={path} picture={picture} /> : null}
      <TextsField label={t('contentEditor.field.alt')} path={`${path}.alt`} texts={picture.alt} />
    </Stack>
  );
});
