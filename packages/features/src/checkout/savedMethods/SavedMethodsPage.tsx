import type { Registration } from '@touchline/contract/savedMethods/schema';
import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { KeptList } from '../../account/accountLayout/index.ts';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
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
  if (store.failure) return <MethodsNotLoaded store={store} />;
  const isLoading = status === 'loading';
  const change = problem?.kind === 'gone' ? 'gone' : 'text';
  const state = registrations.length > 0 ? 'lead' : status === 'enabled' ? 'empty' : 'disabled';
  return (
    <KeptList
      title={t('savedMethods.title')}
      lead={t(`savedMethods.${isLoading ? 'loading' : state}`)}
      isLoading={isLoading}
      heading={heading}
      problem={
        problem && { title: t('savedMethods.unchanged.title'), text: t(`savedMethods.unchanged.${change}`) }
      }
    >
      <List>
        {[...store.cards, ...store.paypal].map((registration) => (
          <SavedEntry
            key={registration.id}
            {...{ store, registration }}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </List>
    </KeptList>
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

function MethodsNotLoaded({ store }: SavedMethodsPageProps) {
  const t = useMessages(savedMethodsMessages);
  return (
    <NotLoaded
      title={t('savedMethods.failed.title')}
      retryLabel={t('savedMethods.retry')}
      onRetry={() => void store.load()}
    >
      {t('savedMethods.failed.text')}
    </NotLoaded>
  );
}
