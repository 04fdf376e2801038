import type { DeskPicture } from '@touchline/contract/desk/page';
import { Field } from '@touchline/design-system/Field';
import { Spinner } from '@touchline/design-system/Spinner';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { ChangeEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';

const File = styled.input`
  max-inline-size: 100%;
  min-block-size: ${token('size.target')};
  font: inherit;
`;

interface PictureUploadProps {
  path: string;
  picture: DeskPicture;
}

/** Takes another picture from this device. */
export const PictureUpload = observer(function PictureUpload({ path, picture }: PictureUploadProps) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const status = editor.uploadAt(path);
  const upload = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    await editor.upload(path, picture, file);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const isFailed = status !== undefined && status !== 'uploading' && status !== 'uploaded';
  return (
    <Field
      label={t('contentEditor.picture.upload')}
      hint={t('contentEditor.picture.hint')}
      error={isFailed ? t(`contentEditor.picture.${status}`) : undefined}
      footer={
        status === 'uploading' ? (
          <Spinner label={t('contentEditor.picture.uploading')} />
        ) : (
          <span role="status">{status === 'uploaded' ? t('contentEditor.picture.uploaded') : null}</span>
        )
      }
    >
      {(attributes) => (
        <File
          {...attributes}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/gif,image/tiff,image/bmp"
          disabled={status === 'uploading'}
          onChange={(event) => void upload(event)}
        />
      )}
    </Field>
  );
});
