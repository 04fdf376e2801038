import type { SavedAddress } from '@touchline/contract/addressBook/schema';
import { addressLines } from '@touchline/contract/market/addressLines';
import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { KeptList } from '../accountLayout/index.ts';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { addressBookMessages } from './addressBookMessages.ts';
import type { AddressBookStore } from './AddressBookStore.ts';
import { readAddressBookForm } from './readAddressBookForm.ts';

const List = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  padding: 0;
  margin: 0;
  list-style: none;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Entry = styled.li`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space.16')};
  padding: ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};

  & address {
    font-style: normal;
  }
  & form {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')};
  }
`;

const Mark = styled(Badge)`
  margin-block-start: ${token('space.8')};
`;

export interface AddressBookPageProps {
  store: AddressBookStore;
}

/** The addresses of the account: which one forms are filled with, and which are removed. Works without JavaScript. */
export const AddressBookPage = observer(function AddressBookPage({ store }: AddressBookPageProps) {
  const t = useMessages(addressBookMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const { status, addresses, problem } = store;
  const isLoading = status.kind === 'idle' || (status.kind === 'loading' && addresses.length === 0);
  if (status.kind === 'failed') return <AddressesNotLoaded store={store} />;
  const change = problem?.kind === 'gone' ? 'gone' : 'text';
  const state = isLoading ? 'loading' : addresses.length > 0 ? 'lead' : 'empty';
  return (
    <KeptList
      title={t('addressBook.title')}
      lead={t(`addressBook.${state}`)}
      isLoading={isLoading}
      heading={heading}
      problem={
        problem && { title: t('addressBook.unchanged.title'), text: t(`addressBook.unchanged.${change}`) }
      }
    >
      <List>
        {addresses.map((saved) => (
          <SavedEntry key={saved.id} {...{ store, saved }} onRemoved={() => heading.current?.focus()} />
        ))}
      </List>
    </KeptList>
  );
});

const SavedEntry = observer(function SavedEntry({
  store,
  saved: { id, address, isDefault },
  onRemoved,
}: AddressBookPageProps & { saved: SavedAddress; onRemoved: () => void }) {
  const t = useMessages(addressBookMessages);
  const site = useSite();
  const [name = '', ...lines] = addressLines(address, site.market.addressOrder);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = readAddressBookForm(new FormData(event.currentTarget, event.submitter));
    if (!change || store.changing !== undefined) return;
    if (change.action === 'makeDefault') void store.makeDefault(id);
    else void store.remove(id).then((isRemoved) => isRemoved && onRemoved());
  };
  const of = `${address.line1}, ${address.city}`;
  return (
    <Entry>
      <div>
        <address>
          <strong>{name}</strong>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        {isDefault ? <Mark>{t('addressBook.default')}</Mark> : null}
      </div>
      <form method="post" action={site.href('/account/addresses')} onSubmit={handleSubmit}>
        <input type="hidden" name="addressId" value={id} />
        {isDefault ? null : (
          <Button
            type="submit"
            name="action"
            value="makeDefault"
            variant="secondary"
            size="small"
            aria-label={t('addressBook.makeDefault.of', { address: of })}
          >
            {t('addressBook.makeDefault')}
          </Button>
        )}
        <Button
          type="submit"
          name="action"
          value="remove"
          variant="secondary"
          size="small"
          aria-label={t('addressBook.remove.of', { address: of })}
        >
          {t('addressBook.remove')}
        </Button>
      </form>
    </Entry>
  );
});

function AddressesNotLoaded({ store }: AddressBookPageProps) {
  const t = useMessages(addressBookMessages);
  return (
    <NotLoaded
      title={t('addressBook.failed.title')}
      retryLabel={t('addressBook.retry')}
      onRetry={() => void store.load()}
    >
      {t('addressBook.failed.text')}
    </NotLoaded>
  );
}
