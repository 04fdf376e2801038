import { privacyLinkDays } from '@touchline/contract/privacyRequest/constants';
import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import type { PrivacyCase } from '@touchline/contract/privacyRequest/schema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { PrivacyCaseAct, PrivacyCaseStore } from './PrivacyCaseStore.ts';
import { privacyRequestMessages } from './privacyRequestMessages.ts';

/** What the link of a mail is for. */
export type PrivacyCasePurpose = 'confirm' | 'archive';

export interface PrivacyCasePageProps {
  store: PrivacyCaseStore;
  purpose: PrivacyCasePurpose;
}

/** The page that a link of a mail opens. Opening it changes nothing: one button does. */
export const PrivacyCasePage = observer(function PrivacyCasePage(props: PrivacyCasePageProps) {
  const t = useMessages(privacyRequestMessages);
  const { store, purpose } = props;
  const { status } = store;
  switch (status.kind) {
    case 'loading':
      return (
        <Page title={t(`privacyRequest.${purpose}.title`)}>
          <Stack aria-busy="true">
            <Skeleton />
            <Skeleton share={0.8} />
          </Stack>
        </Page>
      );
    case 'open':
      return <Opened {...props} privacyCase={status.privacyCase} />;
    case 'linkOver':
      return <LinkOver />;
    case 'tooMany':
      return (
        <NotLoaded store={store}>
          {t('privacyRequest.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
        </NotLoaded>
      );
    case 'failed':
      return (
        <NotLoaded store={store}>
          {t(status.reason === 'offline' ? 'privacyRequest.offline' : 'privacyRequest.unavailable')}
        </NotLoaded>
      );
  }
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

interface OpenedProps extends PrivacyCasePageProps {
  privacyCase: PrivacyCase;
}

const Opened = observer(function Opened({ store, purpose, privacyCase }: OpenedProps) {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  const { state, requestType, maskedEmail: email } = privacyCase;
  if (purpose === 'archive') return <Archive {...{ store, privacyCase }} />;
  switch (state) {
    case 'received':
      return (
        <Page title={t('privacyRequest.confirm.title')}>
          <p>{t(`privacyRequest.confirm.${requestType}`, { email })}</p>
          {requestType === 'DELETE' ? (
            <Callout tone="warning">{t('privacyRequest.confirm.warning')}</Callout>
          ) : null}
          <Problem store={store} />
          <OneButton
            {...{ store }}
            act="confirm"
            isDestructive={requestType === 'DELETE'}
            label={t(
              requestType === 'DELETE'
                ? 'privacyRequest.confirm.action.DELETE'
                : 'privacyRequest.confirm.action',
            )}
          />
        </Page>
      );
    case 'confirmed':
    case 'working': {
      const key = privacyCase.isReviewed ? 'privacyRequest.reviewed' : 'privacyRequest.confirmed';
      return (
        <Page title={t(`${key}.title`)}>
          <p role="status">{t(key, { date: site.day(privacyCase.dueAt) })}</p>
        </Page>
      );
    }
    case 'done':
      return (
        <Page title={t('privacyRequest.case.done.title')}>
          <p>{t('privacyRequest.case.done')}</p>
        </Page>
      );
    case 'refused':
      return (
        <Page title={t('privacyRequest.case.refused.title')}>
          <p>{t(`privacyRequest.case.refused.${privacyCase.refusal ?? 'identityNotProved'}`)}</p>
          <AskAgain />
        </Page>
      );
    case 'expired':
      return (
        <Page title={t('privacyRequest.case.expired.title')}>
          <p>{t('privacyRequest.case.expired')}</p>
          <AskAgain />
        </Page>
      );
  }
});

/** The copy of the data: one press uses the link up. */
const Archive = observer(function Archive({ store, privacyCase }: Omit<OpenedProps, 'purpose'>) {
  const t = useMessages(privacyRequestMessages);
  const hasBegun = store.fileAddress !== undefined;
  if (privacyCase.archive === 'used' && !hasBegun)
    return (
      <Page title={t('privacyRequest.archive.used.title')}>
        <p>{t('privacyRequest.archive.used')}</p>
        <AskAgain />
      </Page>
    );
  if (privacyCase.archive !== 'ready' && !hasBegun) return <LinkOver />;
  return (
    <Page title={t('privacyRequest.archive.title')}>
      <p role="status">{t(hasBegun ? 'privacyRequest.archive.started' : 'privacyRequest.archive.ready')}</p>
      <Problem store={store} />
      <OneButton
        store={store}
        act="download"
        label={t(hasBegun ? 'privacyRequest.archive.again' : 'privacyRequest.archive.action')}
      />
    </Page>
  );
});

interface OneButtonProps {
  store: PrivacyCaseStore;
  act: PrivacyCaseAct;
  label: string;
  isDestructive?: boolean;
}

/** A form that is one button: it works before the script, and no scanner of links presses it. */
const OneButton = observer(function OneButton({ store, act, label, isDestructive = false }: OneButtonProps) {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  const path = act === 'confirm' ? privacyRequestPages.confirm : privacyRequestPages.archive;
  return (
    <form
      method="post"
      action={site.href(`${path}?${new URLSearchParams({ key: store.key }).toString()}`)}
      onSubmit={(event) => {
        event.preventDefault();
        void (act === 'confirm' ? store.confirm() : store.download());
      }}
    >
      <Button
        type="submit"
        variant={isDestructive ? 'destructive' : 'primary'}
        isBusy={store.running === act}
        busyLabel={t(act === 'confirm' ? 'privacyRequest.confirm.busy' : 'privacyRequest.archive.busy')}
      >
        {label}
      </Button>
    </form>
  );
});

/** Why the last press did nothing. */
const Problem = observer(function Problem({ store }: { store: PrivacyCaseStore }) {
  const t = useMessages(privacyRequestMessages);
  const { problem } = store;
  if (!problem) return null;
  return (
    <Callout tone="urgent" isAnnounced>
      {problem === 'tooMany'
        ? t('privacyRequest.tooMany', { count: 10 })
        : t(problem === 'offline' ? 'privacyRequest.offline' : 'generic.unexpectederror')}
    </Callout>
  );
});

function AskAgain() {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  return (
    <div>
      <ButtonLink variant="secondary" href={site.href(privacyRequestPages.form)}>
        {t('privacyRequest.case.ask')}
      </ButtonLink>
    </div>
  );
}

function LinkOver() {
  const t = useMessages(privacyRequestMessages);
  return (
    <Page title={t('privacyRequest.over.title')}>
      <p>{t('privacyRequest.over', { days: privacyLinkDays })}</p>
      <AskAgain />
    </Page>
  );
}

/** The page could not be loaded; nothing has changed. */
const NotLoaded = observer(function NotLoaded({
  store,
  children,
}: {
  store: PrivacyCaseStore;
  children: ReactNode;
}) {
  const t = useMessages(privacyRequestMessages);
  return (
    <Page title={t('privacyRequest.unavailable.title')}>
      <Callout
        tone="urgent"
        isAnnounced
        actions={
          <Button variant="secondary" onClick={() => void store.open(store.key)}>
            {t('privacyRequest.again')}
          </Button>
        }
      >
        {children}
      </Callout>
    </Page>
  );
});
