import type { AccountSession } from '@touchline/contract/accountSession/schema';
import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useRef, type RefObject, type SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import { SecurityEntry, SecurityList } from './SecurityEntry.tsx';
import { securityPath } from './securityForm.ts';
import { securityMessages } from './securityMessages.ts';
import type { SessionsStore } from './SessionsStore.ts';

interface SessionsSectionProps {
  store: SessionsStore;
}

/** The devices on which the account is signed in, each to be signed out. */
export const SessionsSection = observer(function SessionsSection({ store }: SessionsSectionProps) {
  const t = useMessages(securityMessages);
  const site = useSite();
  const focusAfter = useRef<HTMLParagraphElement>(null);
  const { sessions, done, problem } = store;
  const handleEndOthers = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.endOthers().then((isDone) => isDone && focusAfter.current?.focus());
  };
  return (
    <RuledSection title={t('security.sessions.title')} id="devices">
      <Stack gap={16}>
        <p ref={focusAfter} tabIndex={-1}>
          {t(store.hasOthers ? 'security.sessions.text' : 'security.sessions.only')}
        </p>
        {done ? (
          <Callout tone="success" isAnnounced>
            {t(`security.sessions.done.${done}`)}
          </Callout>
        ) : null}
        {problem ? (
          <Callout tone={problem.kind === 'gone' ? 'info' : 'urgent'} isAnnounced>
            {t(`security.sessions.${problem.kind}`)}
          </Callout>
        ) : null}
        <SecurityList>
          {sessions.map((session) => (
            <SessionEntry key={session.id} {...{ store, session, focusAfter }} />
          ))}
        </SecurityList>
        {store.hasOthers ? (
          <form method="post" action={site.href(securityPath)} onSubmit={handleEndOthers}>
            <Button
              type="submit"
              name="action"
              value="endOthers"
              variant="secondary"
              isBusy={store.ending === 'all'}
              busyLabel={t('security.sessions.ending')}
            >
              {t('security.sessions.endOthers')}
            </Button>
          </form>
        ) : null}
      </Stack>
    </RuledSection>
  );
});

interface SessionEntryProps extends SessionsSectionProps {
  session: AccountSession;
  /** Gets the focus when the entry is gone. */
  focusAfter: RefObject<HTMLParagraphElement | null>;
}

const SessionEntry = observer(function SessionEntry({ store, session, focusAfter }: SessionEntryProps) {
  const t = useMessages(securityMessages);
  const site = useSite();
  const { id, browser, system, country, createdAt, lastUsedAt, isCurrent } = session;
  const name = [browser, system].filter(Boolean).join(', ') || t('security.sessions.unknown');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.end(id).then((isDone) => isDone && focusAfter.current?.focus());
  };
  return (
    <SecurityEntry>
      <div data-part="about">
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        {country === null ? null : <span data-part="meta">{countryName(country, site)}</span>}
        <span data-part="meta">{t('security.sessions.since', { moment: site.moment(createdAt) })}</span>
        {isCurrent ? (
          <span>
            <Badge>{t('security.sessions.current')}</Badge>
          </span>
        ) : (
          <span data-part="meta">{t('security.sessions.used', { moment: site.moment(lastUsedAt) })}</span>
        )}
      </div>
      {isCurrent ? null : (
        <form method="post" action={site.href(securityPath)} onSubmit={handleSubmit}>
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="action"
            value="endSession"
            variant="secondary"
            size="small"
            isBusy={store.ending === id}
            busyLabel={t('security.sessions.ending')}
            aria-label={t('security.sessions.end.of', { name })}
          >
            {t('security.sessions.end')}
          </Button>
        </form>
      )}
    </SecurityEntry>
  );
});

/** The name of a country in the language of the page. */
const countryName = (country: string, { language }: Site): string =>
  new Intl.DisplayNames(language.code, { type: 'region', fallback: 'code' }).of(country) ?? country;
