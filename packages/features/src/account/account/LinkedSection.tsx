import { Button } from '@touchline/design-system/Button';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountMessages } from './accountMessages.ts';
import { ActionNote } from './ActionNote.tsx';
import type { AccountSectionProps } from './PersonalSections.tsx';

const List = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.16')};
  padding-block: ${token('space.12')};

  & + & {
    border-block-start: 1px solid ${token('color.line')};
  }
  & > span {
    ${type('card')}
    overflow-wrap: anywhere;
  }
`;

/** The accounts of providers that sign in here, each with a button that removes it; nothing where there are none. */
export const LinkedSection = observer(function LinkedSection({ store, onSubmit }: AccountSectionProps) {
  const t = useMessages(accountMessages);
  const { linked } = store;
  const wasRemoved = store.states.get('removeLinked') === 'success';
  if (linked.identities.length === 0 && !wasRemoved) return null;
  return (
    <RuledSection title={t('account.linked.title')}>
      <Stack gap={16}>
        <p>{t(linked.identities.length > 0 ? 'account.linked.text' : 'account.linked.none')}</p>
        <ActionNote store={store} action="removeLinked" success={t('account.linked.removed')} />
        <List>
          {linked.identities.map(({ id, name }) => (
            <Entry key={id}>
              <span>{name}</span>
              {linked.canRemove ? (
                <AccountForm action="removeLinked" onSubmit={onSubmit}>
                  <input type="hidden" name="identity" value={id} />
                  <Button
                    type="submit"
                    variant="secondary"
                    isBusy={store.isBusy('removeLinked') && linked.removing === id}
                    busyLabel={t('account.linked.removing')}
                    aria-label={t('account.linked.remove.label', { name })}
                  >
                    {t('account.linked.remove')}
                  </Button>
                </AccountForm>
              ) : null}
            </Entry>
          ))}
        </List>
        {linked.canRemove ? null : (
          <p>
            {t('account.linked.onlyWay')} <Link href="#password">{t('account.light.action')}</Link>
          </p>
        )}
      </Stack>
    </RuledSection>
  );
});
