import { maxPhotos } from '@touchline/contract/review/constants';
import type { ReviewPhoto } from '@touchline/contract/review/schema';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { TrashIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { reviewsMessages } from './reviewsMessages.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';
import type { WriteReviewStore } from './WriteReviewStore.ts';

interface PhotoFieldsProps {
  store: WriteReviewStore;
  id: string;
  error: string | undefined;
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Photo = styled.li`
  position: relative;
  inline-size: 112px;
  & > img {
    display: block;
    inline-size: 112px;
    block-size: 112px;
    object-fit: cover;
  }
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`;

const File = styled.input`
  max-inline-size: 100%;
  min-block-size: ${token('size.target')};
  font: inherit;
`;

const noChange = () => () => undefined;

/** Up to four photos, made smaller before they are sent. Only with JavaScript, and where the shop takes them. */
export const PhotoFields = observer(function PhotoFields({ store, id, error }: PhotoFieldsProps) {
  const t = useMessages(reviewsMessages);
  const isHydrated = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (!isHydrated || !store.takesPhotos) return null;
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    for (const file of files) {
      const data = await shrinkPhoto(file);
      if (data === undefined) store.refusePhoto();
      else store.addPhoto(data);
    }
  };
  return (
    <Fieldset
      id={id}
      tabIndex={-1}
      legend={t('field.photos')}
      hint={t('field.photos.hint', { count: maxPhotos })}
      error={error}
    >
      {store.photos.length > 0 ? (
        <Row role="list">
          {store.photos.map((photo, at) => (
            <Photo key={'path' in photo ? photo.path : `${at}-${photo.data.slice(-20)}`}>
              <img src={sourceOf(photo)} width={112} height={112} alt={t('photo', { number: at + 1 })} />
              <IconButton
                label={t('photo.remove', { number: at + 1 })}
                variant="floating"
                onClick={() => store.removePhoto(at)}
              >
                <TrashIcon />
              </IconButton>
            </Photo>
          ))}
        </Row>
      ) : null}
      {store.canAddPhoto ? (
        <File
          type="file"
          accept="image/jpeg,image/png,image/webp"
          multiple
          aria-label={t('photo.add')}
          onChange={(event) => void add(event)}
        />
      ) : null}
    </Fieldset>
  );
});

const sourceOf = (photo: ReviewPhoto): string =>
  'path' in photo ? `${photo.path}-320.webp` : `data:image/jpeg;base64,${photo.data}`;
