import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { Spinner } from '@touchline/design-system/Spinner';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useRetryWhenOnline } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { CarrierPrompt } from './CarrierPrompt.tsx';
import { ConfirmationForm } from './ConfirmationForm.tsx';
import { RegistrationBlocks } from './RegistrationBlocks.tsx';
import { RegistrationFailure } from './RegistrationFailure.tsx';
import { registrationMessages } from './registrationMessages.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { TypedForm } from './TypedForm.tsx';
import { VerifiedPerson } from './VerifiedPerson.tsx';

export interface RegistrationFormProps {
  store: RegistrationStore;
  /** Where the form stands: its texts and widths follow. */
  place: 'page' | 'overlay' | 'checkout';
  /** The account exists and its owner is signed in. Called once. */
  onRegistered: (email: string) => void;
  /** The address has an account: leads to the login with the address filled in. */
  onLogin: (email: string) => void;
  /** Buttons of other providers; without them their block is left out. */
  social?: ReactNode;
}

/** The form that makes an account, in the market's order. Works as a plain form without JavaScript. */
export const RegistrationForm = observer(function RegistrationForm(props: RegistrationFormProps) {
  const { store, onRegistered, onLogin } = props;
  const { status } = store;
  const registered = status.kind === 'registered' ? status.email : undefined;
  const owner = status.kind === 'hasAccount' ? status.email : undefined;
  const tellRegistered = useEffectEvent(onRegistered);
  const tellOwner = useEffectEvent(onLogin);

  useEffect(() => {
    if (registered !== undefined) tellRegistered(registered);
  }, [registered]);
  useEffect(() => {
    if (owner !== undefined) tellOwner(owner);
  }, [owner]);
  useEffect(() => {
    void store.load();
  }, [store]);

  if (status.kind === 'loading') return <Loading />;
  if (status.kind === 'unavailable') return <Unavailable store={store} reason={status.reason} />;
  return store.confirmation ? (
    <ConfirmationForm store={store} confirmation={store.confirmation} />
  ) : (
    <Fields {...props} />
  );
});

const Fields = observer(function Fields(props: RegistrationFormProps) {
  const { store } = props;
  const t = useMessages(registrationMessages);
  const { market } = store;
  if (!market) return null;
  if (market.hasKeyManagement && !store.carrier.userDataToken)
    return <CarrierPrompt {...props} market={market} />;
  return (
    <TypedForm
      store={store}
      onSubmit={({ values, mobileCountry }) => {
        store.applyTyped(values, mobileCountry);
        void store.submit();
      }}
    >
      {/* Enter in a field presses the first button of a form. */}
      <input type="submit" name="action" value="register" hidden />
      <RegistrationFailure status={store.status} />
      {store.invitationCode ? (
        <Callout title={t('registration.invitation.title')}>{t('registration.invitation.text')}</Callout>
      ) : null}
      {store.carrier.userDataToken ? <VerifiedPerson store={store} /> : null}
      <RegistrationBlocks {...props} market={market} />
    </TypedForm>
  );
});

function Loading() {
  const t = useMessages(registrationMessages);
  return <Spinner label={t('registration.loading')} />;
}

function Unavailable({ store, reason }: { store: RegistrationStore; reason: 'offline' | 'unavailable' }) {
  const t = useMessages(registrationMessages);
  useRetryWhenOnline(() => void store.load());
  return (
    <Stack>
      <Callout
        tone="urgent"
        isAnnounced
        title={t('registration.unavailable.title')}
        actions={
          <Button variant="secondary" size="small" onClick={() => void store.load()}>
            {t('registration.again')}
          </Button>
        }
      >
        {t(`registration.unavailable.${reason}`)}
      </Callout>
    </Stack>
  );
}
