import { AccordionItem } from '@touchline/design-system/Accordion';
import { Button } from '@touchline/design-system/Button';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { Dialog } from '@touchline/design-system/Dialog';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { maxWishlistName } from '@touchline/contract/wishlist/constants';
import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { useListName } from './useListName.ts';
import { WishlistForm, type WishlistFormProps } from './WishlistForm.tsx';
import { wishlistMessages } from './wishlistMessages.ts';
import type { WishlistStore } from './WishlistStore.ts';

export interface ListSettingsProps extends Pick<WishlistFormProps, 'onSubmit'> {
  store: WishlistStore;
}

/** The name of the list that is shown, its link, and its end. */
export const ListSettings = observer(function ListSettings({ store, onSubmit }: ListSettingsProps) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const { collection, problem } = store;
  if (!collection) return null;
  const isNameRequired = problem?.kind === 'nameRequired' && !store.operations.create.serverError;
  const link =
    collection.shareToken && `${store.origin}${site.href(`/wishlist/shared/${collection.shareToken}`)}`;
  return (
    <AccordionItem title={t('settings.title')} level="none" defaultOpen={isNameRequired}>
      <Stack gap={24}>
        {collection.public ? (
          <p>{t('rename.public')}</p>
        ) : (
          <WishlistForm key={collection.id + collection.name} action="rename" {...{ store, onSubmit }}>
            <Stack gap={12}>
              <TextField
                label={t('rename.label')}
                name="name"
                defaultValue={collection.name}
                maxLength={maxWishlistName}
                autoComplete="off"
                error={isNameRequired ? t('problem.nameRequired') : undefined}
              />
              <div>
                <Button type="submit" variant="secondary" size="small">
                  {t('rename.action')}
                </Button>
              </div>
            </Stack>
          </WishlistForm>
        )}
        <Stack gap={12}>
          <p>{t(collection.public ? 'share.public' : 'share.private')}</p>
          {link ? (
            <>
              <TextField label={t('share.link')} value={link} readOnly />
              <CopyButton text={link} copiedLabel={t('share.copied')} failedLabel={t('share.byHand')}>
                {t('share.copy')}
              </CopyButton>
            </>
          ) : null}
          <Cluster gap={12}>
            <WishlistForm action={collection.public ? 'unshare' : 'share'} {...{ store, onSubmit }}>
              <Button type="submit" variant="secondary" size="small">
                {t(collection.public ? 'share.stop' : 'share.start')}
              </Button>
            </WishlistForm>
            <DeleteList {...{ store, onSubmit }} />
          </Cluster>
        </Stack>
      </Stack>
    </AccordionItem>
  );
});

/** Deletes the list after a question; without JavaScript at once, for which the page's text is the question. */
const DeleteList = observer(function DeleteList({ store, onSubmit }: ListSettingsProps) {
  const t = useMessages(wishlistMessages);
  const nameOf = useListName();
  const [isAsking, setAsking] = useState(false);
  const { collection } = store;
  if (!collection) return null;
  const isBusy = store.operations.delete.pending;
  const handleAsk = (event: SubmitEvent<HTMLDivElement>) => {
    event.preventDefault();
    event.stopPropagation();
    setAsking(true);
  };
  const handleConfirm = () => {
    const form = new FormData();
    form.set('action', 'delete');
    onSubmit(form);
    setAsking(false);
  };
  return (
    <div onSubmitCapture={handleAsk}>
      <WishlistForm action="delete" {...{ store, onSubmit }}>
        <Button type="submit" variant="secondary" size="small">
          {t('delete.action')}
        </Button>
      </WishlistForm>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('delete.question', { name: nameOf(collection) })}
        closeLabel={t('close')}
        size="small"
        footer={
          <>
            <Button variant="destructive" isWide isBusy={isBusy} onClick={handleConfirm}>
              {t('delete.action')}
            </Button>
            <Button variant="secondary" isWide onClick={() => setAsking(false)}>
              {t('delete.cancel')}
            </Button>
          </>
        }
      >
        {t('delete.text')}
      </Dialog>
    </div>
  );
});
