import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { observer } from 'mobx-react-lite';
import type { DialogViewProps } from '../platform/dialogs/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { pictureView } from '../platform/picture/index.ts';
import type { CampaignStore } from './CampaignStore.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import { newsletterMessages } from './newsletterMessages.ts';
import { SignedUp, SignUpFailed } from './NewsletterResult.tsx';
import type { NewsletterStore } from './NewsletterStore.ts';
import { campaignStore, newsletterStore } from './stores.ts';

export interface CampaignProps {
  campaign: CampaignStore;
  store: NewsletterStore;
  /** Query of the page's address, for the form without JavaScript. */
  query?: string;
}

/** The title of a campaign; where there is none, that something is coming soon. */
export const useCampaignTitle = (campaign: CampaignStore): string => {
  const t = useMessages(newsletterMessages);
  const { status } = campaign;
  if (status.kind !== 'open') return t('newsletter.campaign.comingSoon');
  const title = status.campaign.components.find(({ kind }) => kind === 'title');
  return title?.kind === 'title' ? title.text : t('newsletter.campaign.comingSoon');
};

/** The parts of a campaign in their order, or the form for what is coming soon. */
export const Campaign = observer(function Campaign({ campaign, store, query = '' }: CampaignProps) {
  const t = useMessages(newsletterMessages);
  const { status } = campaign;
  if (status.kind === 'loading') return <p role="status">{t('newsletter.campaign.loading')}</p>;
  if (status.kind === 'open') return <Parts {...{ status, campaign, store, query }} />;
  return (
    <Stack gap={24}>
      {status.kind === 'missing' ? (
        <Callout tone="info">{t('newsletter.campaign.missing')}</Callout>
      ) : (
        <Callout
          tone="urgent"
          isAnnounced
          actions={
            <Button
              variant="secondary"
              onClick={() => void campaign.load(campaign.componentId, campaign.trigger)}
            >
              {t('newsletter.again')}
            </Button>
          }
        >
          {t(status.reason === 'offline' ? 'newsletter.offline' : 'newsletter.unavailable')}
        </Callout>
      )}
      <p>{t('newsletter.campaign.comingSoon.text')}</p>
      <NewsletterForm {...{ store, query }} />
    </Stack>
  );
});

interface PartsProps extends CampaignProps {
  status: Extract<CampaignStore['status'], { kind: 'open' }>;
}

const Parts = observer(function Parts({ status, store, query = '' }: PartsProps) {
  const { components, error } = status.campaign;
  return (
    <Stack gap={24}>
      {components.map((part, at) => {
        switch (part.kind) {
          case 'picture':
            return (
              <Picture
                key={at}
                view={pictureView(part.picture)}
                alt={part.picture.alt}
                ratio="wide"
                sizes="100vw"
              />
            );
          case 'text':
            return <p key={at}>{part.text}</p>;
          case 'form':
            return error === undefined ? (
              <NewsletterForm key={at} {...{ store, query }} />
            ) : (
              <Callout key={at} tone="warning">
                {error}
              </Callout>
            );
          default:
            // The title is the heading of the page or dialog.
            return null;
        }
      })}
    </Stack>
  );
});

export interface CampaignDialogProps extends CampaignProps {
  isOpen: boolean;
  onClose: () => void;
}

/** A campaign in a dialog, and how signing up by it went. */
export const CampaignDialog = observer(function CampaignDialog(props: CampaignDialogProps) {
  const { campaign, store, isOpen, onClose } = props;
  const t = useMessages(newsletterMessages);
  const campaignTitle = useCampaignTitle(campaign);
  const { state } = store;
  const title =
    state === 'success'
      ? t('newsletter.success.title')
      : state === 'error'
        ? t('newsletter.signup.error')
        : campaignTitle;
  return (
    <Dialog
      {...{ isOpen, onClose, title }}
      closeLabel={t('newsletter.close')}
      footer={
        state === 'success' ? (
          <Button isWide onClick={onClose}>
            {t('newsletter.done')}
          </Button>
        ) : undefined
      }
    >
      {state === 'success' ? (
        <SignedUp store={store} place="form" />
      ) : state === 'error' ? (
        <SignUpFailed store={store} />
      ) : (
        <Campaign {...{ campaign, store }} />
      )}
    </Dialog>
  );
});

/** The dialog, connected to its stores. */
export const CampaignOverlay = observer(function CampaignOverlay({
  isOpen,
  onClose,
  stores,
}: DialogViewProps) {
  return (
    <CampaignDialog
      {...{ isOpen, onClose }}
      campaign={stores.of(campaignStore)}
      store={stores.of(newsletterStore)}
    />
  );
});
