import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import type { AccountAction } from './accountActions.ts';
import type { AccountStore } from './AccountStore.ts';
import { accountMessages } from './accountMessages.ts';

interface ActionNoteProps {
  store: AccountStore;
  action: AccountAction;
  /** Shown once it worked. */
  success?: string;
}

/** How an action ended, at the place where it was started. */
export const ActionNote = observer(function ActionNote({ store, action, success }: ActionNoteProps) {
  const t = useMessages(accountMessages);
  const state = store.states.get(action);
  const error = store.errors.get(action);
  if (state === 'success' && success !== undefined) {
    return (
      <Callout tone="success" isAnnounced>
        {success}
      </Callout>
    );
  }
  if (state !== 'failed' || !error) return null;
  const { status, seconds = 60 } = error;
  const reason = status === 0 ? 'offline' : status === 409 ? 'linked.onlyWay' : 'unavailable';
  return (
    <Callout tone="urgent" isAnnounced title={t('global.error')}>
      {status === 429
        ? t('account.tooMany', { count: Math.max(1, Math.ceil(seconds / 60)) })
        : t(`account.${reason}`)}
    </Callout>
  );
});
