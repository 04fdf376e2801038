import { maxPasskeyName } from '@touchline/contract/passkey/constants';
import type { Passkey } from '@touchline/contract/passkey/schema';
import { Badge } from '@touchline/design-system/Badge';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { hiddenWithoutScript, hiddenWithScript } from '@touchline/design-system/foundations';
import { LockIcon } from '@touchline/design-system/Icon';
import { RuledSection, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useSyncExternalStore, type RefObject, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { PasskeyProblem, PasskeysStore } from './PasskeysStore.ts';
import { SecurityEntry, SecurityList } from './SecurityEntry.tsx';
import { securityPath } from './securityForm.ts';
import { securityMessages } from './securityMessages.ts';

const Scripted = styled.div`
  ${hiddenWithoutScript}
`;

const Unscripted = styled.p`
  ${hiddenWithScript}
`;

const neverChanges = () => () => undefined;

interface PasskeysSectionProps {
  store: PasskeysStore;
}

/** The passkeys of the account: making, naming and removing them. */
export const PasskeysSection = observer(function PasskeysSection({ store }: PasskeysSectionProps) {
  const t = useMessages(securityMessages);
  const site = useSite();
  const focusAfter = useRef<HTMLParagraphElement>(null);
  const { passkeys, done } = store;
  return (
    <RuledSection title={t('security.passkeys.title')} id="passkeys">
      <Stack gap={16}>
        <p ref={focusAfter} tabIndex={-1}>
          {t(passkeys.length > 0 ? 'security.passkeys.text' : 'security.passkeys.none')}
        </p>
        {done ? (
          <Callout tone="success" isAnnounced>
            {t(`security.passkeys.done.${done}`)}
          </Callout>
        ) : null}
        <Problem problem={store.problem} />
        {passkeys.length > 0 ? (
          <SecurityList>
            {passkeys.map((passkey) => (
              <PasskeyEntry key={passkey.id} {...{ store, passkey, focusAfter }} />
            ))}
          </SecurityList>
        ) : null}
        {store.canRemove || passkeys.length === 0 ? null : (
          <p>
            {t('security.passkeys.onlyWay')}{' '}
            <Link href={site.href('/account#password')}>{t('security.password.set')}</Link>
          </p>
        )}
        <AddPasskey store={store} />
      </Stack>
    </RuledSection>
  );
});

/** Why the last change was not made. */
function Problem({ problem }: { problem: PasskeyProblem | undefined }) {
  const t = useMessages(securityMessages);
  if (!problem) return null;
  return (
    <Callout tone={problem.kind === 'left' ? 'info' : 'urgent'} isAnnounced>
      {t(`security.passkeys.${problem.kind}`)}
    </Callout>
  );
}

/** Makes a passkey. Only a script can ask the browser for one. */
const AddPasskey = observer(function AddPasskey({ store }: PasskeysSectionProps) {
  const t = useMessages(securityMessages);
  const isSupported = useSyncExternalStore(
    neverChanges,
    () => store.isSupported,
    () => true,
  );
  if (!isSupported) return <p>{t('security.passkeys.unsupported')}</p>;
  return (
    <>
      <Unscripted>{t('security.passkeys.unscripted')}</Unscripted>
      <Scripted>
        <Button
          isBusy={store.running?.action === 'add'}
          busyLabel={t('security.passkeys.adding')}
          onClick={() => void store.add('')}
        >
          <LockIcon size={20} />
          {t('security.passkeys.add')}
        </Button>
      </Scripted>
    </>
  );
});

interface PasskeyEntryProps extends PasskeysSectionProps {
  passkey: Passkey;
  /** Gets the focus when the entry is gone. */
  focusAfter: RefObject<HTMLParagraphElement | null>;
}

const PasskeyEntry = observer(function PasskeyEntry({ store, passkey, focusAfter }: PasskeyEntryProps) {
  const t = useMessages(securityMessages);
  const site = useSite();
  const { id, name, createdAt, lastUsedAt, isSynced } = passkey;
  const isNaming = store.naming === id;
  const isRunning = store.running?.id === id;
  const handleRemove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.remove(id).then((isRemoved) => isRemoved && focusAfter.current?.focus());
  };
  return (
    <SecurityEntry>
      <div data-part="about">
        <span data-part="name">
          <bdi>{name}</bdi>
        </span>
        <span data-part="meta">{t('security.passkeys.made', { moment: site.moment(createdAt) })}</span>
        <span data-part="meta">
          {lastUsedAt === null
            ? t('security.passkeys.unused')
            : t('security.passkeys.used', { moment: site.moment(lastUsedAt) })}
        </span>
        {isSynced ? (
          <span>
            <Badge>{t('security.passkeys.synced')}</Badge>
          </span>
        ) : null}
      </div>
      <div data-part="buttons">
        {isNaming ? null : (
          <Scripted>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('security.passkeys.rename.of', { name })}
              onClick={() => store.rename(id)}
            >
              {t('security.passkeys.rename')}
            </Button>
          </Scripted>
        )}
        {store.canRemove ? (
          <form method="post" action={site.href(securityPath)} onSubmit={handleRemove}>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="action"
              value="removePasskey"
              variant="secondary"
              size="small"
              isBusy={isRunning && store.running?.action === 'remove'}
              busyLabel={t('security.passkeys.removing')}
              aria-label={t('security.passkeys.remove.of', { name })}
            >
              {t('security.passkeys.remove')}
            </Button>
          </form>
        ) : null}
      </div>
      {isNaming ? <NameForm {...{ store, passkey }} /> : null}
    </SecurityEntry>
  );
});

/** The field has been asked for by a button, which is gone. */
const focusNow = (field: HTMLInputElement | null) => field?.focus();

/** Gives a passkey the name by which its owner knows it. */
const NameForm = observer(function NameForm({ store, passkey }: Omit<PasskeyEntryProps, 'focusAfter'>) {
  const t = useMessages(securityMessages);
  const fieldId = useId();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    void store.saveName(passkey.id, typeof name === 'string' ? name : '');
  };
  return (
    <form data-part="naming" onSubmit={handleSubmit}>
      <Stack gap={12}>
        <TextField
          id={fieldId}
          name="name"
          label={t('security.passkeys.name')}
          hint={t('security.passkeys.name.hint')}
          defaultValue={passkey.name}
          maxLength={maxPasskeyName}
          autoComplete="off"
          ref={focusNow}
        />
        <div data-part="buttons">
          <Button
            type="submit"
            size="small"
            isBusy={store.running?.action === 'rename'}
            busyLabel={t('security.saving')}
          >
            {t('security.save')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => store.rename(undefined)}>
            {t('security.cancel')}
          </Button>
        </div>
      </Stack>
    </form>
  );
});
