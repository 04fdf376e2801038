import { Callout } from '@touchline/design-system/Callout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { registrationMessages } from './registrationMessages.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { VerifiedInputs } from './VerifiedInputs.tsx';

/** The person whom the phone company has confirmed; cannot be changed any more. */
export const VerifiedPerson = observer(function VerifiedPerson({ store }: { store: RegistrationStore }) {
  const t = useMessages(registrationMessages);
  const { fields, birthday = '' } = store;
  return (
    <Callout tone="success" title={t('carrier.verified')}>
      {`${fields.value('lastName')} ${fields.value('firstName')}, ${birthday}, ${fields.value('mobileNumber')}`}
      <VerifiedInputs store={store} />
      <input type="hidden" name="userDataToken" value={store.carrier.userDataToken} />
    </Callout>
  );
});
