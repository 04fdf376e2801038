import { newsletterPages } from '@touchline/contract/newsletter/constants';
import type { NewsletterSubscription } from '@touchline/contract/newsletter/schema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { PreferencesForm } from './PreferencesForm.tsx';
import { SubscriptionProblem } from './SubscriptionProblem.tsx';
import type { SubscriptionStore } from './SubscriptionStore.ts';
import { useNewsletterProblem } from './useNewsletterProblem.ts';

/** What the link of a mail is for. */
export type SubscriptionPurpose = 'confirm' | 'preferences' | 'unsubscribe';

/** The title of each page while it loads. */
const titles = {
  confirm: 'newsletter.confirm.title',
  preferences: 'newsletter.preferences.title',
  unsubscribe: 'newsletter.unsubscribe.title',
} as const;

/** Days after which the address of whoever has left is forgotten. */
const forgetDays = 30;

export interface SubscriptionPageProps {
  store: SubscriptionStore;
  purpose: SubscriptionPurpose;
}

/** The page that a link of a mail opens. Opening it changes nothing: one button does. */
export const SubscriptionPage = observer(function SubscriptionPage(props: SubscriptionPageProps) {
  const t = useMessages(newsletterMessages);
  const { store } = props;
  const { status } = store;
  if (status.kind === 'loading')
    return (
      <Page title={t(titles[props.purpose])}>
        <Stack aria-busy="true">
          <Skeleton />
          <Skeleton share={0.8} />
        </Stack>
      </Page>
    );
  if (status.kind === 'open') return <Opened {...props} subscription={status.subscription} />;
  if (status.kind === 'failed' || status.kind === 'tooMany') return <NotLoaded {...props} />;
  return <AskForLink {...props} />;
});

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container measure="form">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {title}
          </Heading>
          {children}
        </Stack>
      </Section>
    </Container>
  );
}

const withKey = (path: string, key: string): string => `${path}?${new URLSearchParams({ key }).toString()}`;

interface OpenedProps extends SubscriptionPageProps {
  subscription: NewsletterSubscription;
}

const Opened = observer(function Opened({ store, purpose, subscription }: OpenedProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const { state, maskedEmail: email } = subscription;
  const preferences = site.href(withKey(newsletterPages.preferences, store.key));
  if (state === 'ended')
    return (
      <Page title={t('newsletter.unsubscribed.title')}>
        <p role="status">{t('newsletter.unsubscribed', { email, days: forgetDays })}</p>
        <div>
          <ButtonLink variant="secondary" href={site.href(newsletterPages.signUp)}>
            {t('newsletter.unsubscribed.again')}
          </ButtonLink>
        </div>
      </Page>
    );
  if (purpose === 'unsubscribe')
    return (
      <Page title={t('newsletter.unsubscribe.title')}>
        <p>{t('newsletter.unsubscribe.text', { email })}</p>
        <SubscriptionProblem store={store} />
        <OneButton {...{ store }} act="end" path={newsletterPages.unsubscribe} />
        {state === 'active' ? (
          <div>
            <ButtonLink variant="quiet" href={preferences}>
              {t('newsletter.unsubscribe.less')}
            </ButtonLink>
          </div>
        ) : null}
      </Page>
    );
  if (purpose === 'confirm')
    return state === 'active' ? (
      <Page title={t('newsletter.confirmed.title')}>
        <p role="status">{t('newsletter.confirmed', { email })}</p>
        <div>
          <ButtonLink href={preferences}>{t('newsletter.confirmed.preferences')}</ButtonLink>
        </div>
      </Page>
    ) : (
      <Page title={t('newsletter.confirm.title')}>
        <p>{t('newsletter.confirm.text', { email })}</p>
        <SubscriptionProblem store={store} />
        <OneButton {...{ store }} act="confirm" path={newsletterPages.confirm} />
      </Page>
    );
  return (
    <Page title={t('newsletter.preferences.title')}>
      <p>{t('newsletter.preferences.for', { email })}</p>
      <Preferences {...{ store, subscription }} path={withKey(newsletterPages.preferences, store.key)} />
    </Page>
  );
});

export interface PreferencesProps {
  store: SubscriptionStore;
  subscription: NewsletterSubscription;
  path: string;
}

/** The choices, and the way out. */
export const Preferences = observer(function Preferences(props: PreferencesProps) {
  const t = useMessages(newsletterMessages);
  if (props.subscription.state === 'pending')
    return <Callout tone="warning">{t('newsletter.preferences.pending')}</Callout>;
  return (
    <Stack gap={32}>
      <PreferencesForm {...props} />
      <OneButton store={props.store} act="end" path={props.path} isQuiet />
    </Stack>
  );
});

interface OneButtonProps {
  store: SubscriptionStore;
  act: 'confirm' | 'end';
  /** Without the key of the link, which is added. */
  path: string;
  isQuiet?: boolean;
}

/** A form that is one button: it works before the script, and no scanner of links presses it. */
const OneButton = observer(function OneButton({ store, act, path, isQuiet = false }: OneButtonProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const address = path.includes('?') || store.key === '' ? path : withKey(path, store.key);
  const label = act === 'confirm' ? 'newsletter.confirm.action' : 'newsletter.unsubscribe.action';
  return (
    <form
      method="post"
      action={site.href(address)}
      onSubmit={(event) => {
        event.preventDefault();
        void (act === 'confirm' ? store.confirm() : store.end());
      }}
    >
      <input type="hidden" name="action" value={act} />
      <Button
        type="submit"
        variant={isQuiet ? 'quiet' : 'primary'}
        isBusy={store.running === act}
        busyLabel={t(act === 'confirm' ? 'newsletter.confirm.busy' : 'newsletter.unsubscribe.busy')}
      >
        {t(isQuiet ? 'newsletter.preferences.leave' : label)}
      </Button>
    </form>
  );
});

/** The link is over, or there is none: asks for a new one. */
const AskForLink = observer(function AskForLink({ store }: SubscriptionPageProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const fieldId = useId();
  const problemText = useNewsletterProblem();
  const error = problemText(store.fields.problems.get('email'));
  const email = store.fields.value('email');
  if (store.done === 'askLink')
    return (
      <Page title={t('newsletter.link.sent.title')}>
        <p role="status">{t('newsletter.link.sent', { email })}</p>
      </Page>
    );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    void store.askLink(typeof typed === 'string' ? typed : '');
  };
  return (
    <Page title={t(store.key === '' ? 'newsletter.link.title' : 'newsletter.over.title')}>
      <p>{t('newsletter.over.text')}</p>
      <SubscriptionProblem store={store} />
      <Form
        method="post"
        action={site.href(newsletterPages.preferences)}
        errors={error ? [{ fieldId, message: error }] : []}
        onSubmit={handleSubmit}
      >
        <input type="hidden" name="action" value="askLink" />
        <EmailField
          id={fieldId}
          name="email"
          label={t('newsletter.email')}
          error={error}
          value={store.fields.raw('email')}
          onChange={({ currentTarget }) => store.fields.type('email', currentTarget.value)}
          onBlur={() => store.fields.leave('email')}
        />
        <Button
          type="submit"
          isWide
          isBusy={store.running === 'askLink'}
          busyLabel={t('newsletter.link.busy')}
        >
          {t('newsletter.link.submit')}
        </Button>
      </Form>
    </Page>
  );
});

/** The page could not be loaded; nothing has changed. */
const NotLoaded = observer(function NotLoaded({ store }: SubscriptionPageProps) {
  const t = useMessages(newsletterMessages);
  const { status } = store;
  const text =
    status.kind === 'tooMany'
      ? t('newsletter.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) })
      : t(
          status.kind === 'failed' && status.reason === 'offline'
            ? 'newsletter.offline'
            : 'newsletter.unavailable',
        );
  return (
    <Page title={t('newsletter.unavailable.title')}>
      <Callout
        tone="urgent"
        isAnnounced
        actions={
          <Button variant="secondary" onClick={() => void store.open(store.key)}>
            {t('newsletter.again')}
          </Button>
        }
      >
        {text}
      </Callout>
    </Page>
  );
});
