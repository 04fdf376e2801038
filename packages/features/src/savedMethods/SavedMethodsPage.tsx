import type { Registration } from '@touchline/contract/savedMethods/schema';
import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useRetryWhenOnline } from '../failure/index.ts';
import { useMessages } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { readRemovalForm } from './readRemovalForm.ts';
import { expiryText, registrationName } from './registrationName.ts';
import { savedMethodsMessages } from './savedMethodsMessages.ts';
import type { SavedMethodsStore } from './SavedMethodsStore.ts';

const List = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.16')};
  padding: ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
`;

export interface SavedMethodsPageProps {
  store: SavedMethodsStore;
}

/** What the account keeps to pay with, each to be removed. Works without JavaScript. */
export const SavedMethodsPage = observer(function SavedMethodsPage({ store }: SavedMethodsPageProps) {
  const t = useMessages(savedMethodsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, registrations, problem } = store;
  if (store.failure) return <NotLoaded store={store} />;
  const lead = registrations.length > 0 ? 'lead' : status === 'enabled' ? 'empty' : 'disabled';
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title" ref={heading} tabIndex={-1}>
        {t('savedMethods.title')}
      </Heading>
      {status === 'loading' ? (
        <p role="status">{t('savedMethods.loading')}</p>
      ) : (
        <p>{t(`savedMethods.${lead}`)}</p>
      )}
      {problem ? (
        <Callout tone="urgent" isAnnounced title={t('savedMethods.unchanged.title')}>
          {t(`savedMethods.unchanged.${problem.kind === 'gone' ? 'gone' : 'text'}`)}
        </Callout>
      ) : null}
      <List>
        {[...store.cards, ...store.paypal].map((registration) => (
          <SavedEntry
            key={registration.id}
            {...{ store, registration }}
            // The button that had the focus goes with its card.
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </List>
    </Stack>
  );
});

const SavedEntry = observer(function SavedEntry({
  store,
  registration,
  onRemoved,
}: SavedMethodsPageProps & { registration: Registration; onRemoved: () => void }) {
  const t = useMessages(savedMethodsMessages);
  const site = useSite();
  const name = registrationName(registration);
  const { expiry } = registration.card ?? {};
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isOurs = readRemovalForm(new FormData(event.currentTarget, event.submitter)) !== undefined;
    if (!isOurs || store.removing !== undefined) return;
    void store.remove(registration).then((isRemoved) => isRemoved && onRemoved());
  };
  return (
    <Entry>
      <Stack gap={8}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {expiry === undefined ? null : store.isOver(registration) ? (
          <span>
            <Badge>{t('savedMethods.over')}</Badge>
          </span>
        ) : (
          <span>{t('savedMethods.validUntil', { date: expiryText(expiry) })}</span>
        )}
      </Stack>
      <form method="post" action={site.href('/account/payment-methods')} onSubmit={handleSubmit}>
        <input type="hidden" name="registrationId" value={registration.id} />
        <Button
          type="submit"
          name="action"
          value="remove"
          variant="secondary"
          size="small"
          aria-label={t('savedMethods.remove.of', { name })}
        >
          {t('savedMethods.remove')}
        </Button>
      </form>
    </Entry>
  );
});

function NotLoaded({ store }: SavedMethodsPageProps) {
  const t = useMessages(savedMethodsMessages);
  useRetryWhenOnline(() => void store.load());
  return (
    <EmptyState
      role="alert"
      level={1}
      title={t('savedMethods.failed.title')}
      actions={<Button onClick={() => void store.load()}>{t('savedMethods.retry')}</Button>}
    >
      {t('savedMethods.failed.text')}
    </EmptyState>
  );
}
