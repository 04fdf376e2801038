import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrandPanel } from '../account/accountLayout/index.ts';
import type { DialogViewProps } from '../platform/dialogs/index.ts';
import { token } from '@touchline/design-system/token';
import styled, { keyframes } from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterMessages } from './newsletterMessages.ts';
import { AlreadySignedUp, SignedUp, SignUpFailed } from './NewsletterResult.tsx';
import type { NewsletterStore } from './NewsletterStore.ts';
import { newsletterStore, popupStore } from './stores.ts';

/** How long the form of the newsletter takes to appear, in milliseconds (accounts document, section 9). */
const newsletterTransitionMs = 250;

const arrive = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Panel = styled(Stack)`
  --transition: ${newsletterTransitionMs}ms;
  animation: ${arrive} var(--transition) ${token('motion.ease.in')};
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface NewsletterDialogProps {
  store: NewsletterStore;
  isOpen: boolean;
  onClose: () => void;
  /** The popup opens by itself, and ends with a title and a message of its own. */
  place: 'overlay' | 'popup';
}

/** The dialog that signs up, and the two that tell how it went. */
export const NewsletterDialog = observer(function NewsletterDialog({
  store,
  isOpen,
  onClose,
  place,
}: NewsletterDialogProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const { state } = store;
  const dialog = { isOpen, onClose, closeLabel: t('newsletter.close') };
  const done = (
    <Button isWide onClick={onClose}>
      {t('newsletter.done')}
    </Button>
  );
  if (state === 'success')
    return (
      <Dialog
        {...dialog}
        size="small"
        title={t(place === 'popup' ? 'newsletter.completion.title' : 'newsletter.success.title')}
        footer={done}
      >
        <SignedUp store={store} place={place === 'popup' ? 'popup' : 'form'} />
      </Dialog>
    );
  if (state === 'error')
    return (
      <Dialog {...dialog} size="small" title={t('newsletter.signup.error')}>
        <SignUpFailed store={store} />
      </Dialog>
    );
  if (store.isAlready)
    return (
      <Dialog {...dialog} size="small" title={t('newsletter.already.title')}>
        <AlreadySignedUp store={store} />
      </Dialog>
    );
  return (
    <Dialog
      {...dialog}
      title={t('newsletter.title')}
      onPhone="full"
      aside={<BrandPanel>{t('newsletter.panel')}</BrandPanel>}
      // Nothing typed is lost by a press outside.
      isSticky={store.fields.value('email') !== ''}
    >
      <Panel gap={24}>
        <p>{t('newsletter.lead', { brand: site.brand.name })}</p>
        <NewsletterForm store={store} />
      </Panel>
    </Dialog>
  );
});

/** The overlay, connected to its store. */
export const NewsletterOverlay = observer(function NewsletterOverlay({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  return <NewsletterDialog {...{ isOpen, onClose }} store={stores.of(newsletterStore)} place="overlay" />;
});

/** The popup, connected to its stores. */
export const NewsletterPopup = observer(function NewsletterPopup({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  const store = stores.of(newsletterStore);
  const popup = stores.of(popupStore);
  const isDone = store.state === 'success';
  useEffect(() => {
    if (isOpen && isDone) popup.complete();
  }, [isOpen, isDone, popup]);
  return <NewsletterDialog {...{ store, isOpen, onClose }} place="popup" />;
});
