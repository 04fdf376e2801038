import { observer } from 'mobx-react-lite';
import { dateParts } from './birthday.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

/** The data of the person as hidden fields, for a form that does not ask for them again. */
export const VerifiedInputs = observer(function VerifiedInputs({ store }: { store: RegistrationStore }) {
  const { day, month, year } = dateParts(store.fields.raw('dobFields'));
  const values = {
    firstName: store.fields.raw('firstName'),
    lastName: store.fields.raw('lastName'),
    gender: store.fields.raw('gender'),
    mobileNumber: store.fields.raw('mobileNumber'),
    mobileNumberPrefix: store.mobileCountry?.country ?? '',
    ...{ 'dobFields-day': day, 'dobFields-month': month, 'dobFields-year': year },
  };
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
});
