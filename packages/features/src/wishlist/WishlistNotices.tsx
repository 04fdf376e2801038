import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { MailIcon } from '@touchline/design-system/Icon';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../platform/i18n/index.ts';
import { WishlistForm, type WishlistFormProps } from './WishlistForm.tsx';
import { wishlistMessages } from './wishlistMessages.ts';
import type { WishlistStore } from './WishlistStore.ts';

export interface WishlistNoticesProps extends Pick<WishlistFormProps, 'onSubmit'> {
  store: WishlistStore;
}

/** Whether a mail comes when something saved is back or costs less; nothing comes before it was asked for. */
export const WishlistNotices = observer(function WishlistNotices({ store, onSubmit }: WishlistNoticesProps) {
  const t = useMessages(wishlistMessages);
  const { hasNotices } = store;
  return (
    <Callout
      tone={hasNotices ? 'success' : 'info'}
      icon={<MailIcon />}
      title={t(hasNotices ? 'notices.on' : 'notices.title')}
      actions={
        <WishlistForm action={hasNotices ? 'unnotify' : 'notify'} {...{ store, onSubmit }}>
          <Button type="submit" variant="secondary" size="small">
            {t(hasNotices ? 'notices.stop' : 'notices.start')}
          </Button>
        </WishlistForm>
      }
    >
      {t('notices.text')}
    </Callout>
  );
});
