import type { Associate } from '@touchline/contract/associate/schema';
import { Button } from '@touchline/design-system/Button';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { AssociateStore } from './AssociateStore.ts';
import { associateMessages } from './associateMessages.ts';

const Bar = styled.section`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')} ${token('space.16')};
  padding: ${token('space.8')} ${token('gutter')};
  background: ${token('color.tile')};
  border-block-end: 1px solid ${token('color.edge')};
`;

export interface AssociateBarProps {
  store: AssociateStore;
  associate: Associate;
  /** Called when the session has ended and the bag is empty. */
  onEnded: () => void;
}

/** Above the header of a store's device: who serves, in which store, and the button for the next customer. */
export const AssociateBar = observer(function AssociateBar({ store, associate, onEnded }: AssociateBarProps) {
  const t = useMessages(associateMessages);
  const site = useSite();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.end().then((isEnded) => isEnded && onEnded());
  };
  return (
    <Bar aria-label={t('associate.bar')}>
      <span>
        <bdi>{associate.storeName}</bdi>
        {' · '}
        <bdi>{associate.name}</bdi>
      </span>
      {store.hasEndFailed ? <span role="alert">{t('associate.end.failed')}</span> : null}
      <form method="post" action={site.href('/associate')} onSubmit={handleSubmit}>
        <input type="hidden" name="action" value="end" />
        <Button type="submit" variant="secondary" size="small">
          {t('associate.end')}
        </Button>
      </form>
    </Bar>
  );
});
