import { genders } from '@touchline/contract/account/constants';
import { RadioList } from '@touchline/design-system/RadioList';
import { SegmentedChoice } from '@touchline/design-system/SegmentedChoice';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { fieldId } from './fieldId.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { registrationMessages } from './registrationMessages.ts';
import { useProblemText } from './useProblemText.ts';

/** The gender, as radios or as buttons. */
export const GenderField = observer(function GenderField({ store, market }: BlockProps) {
  const t = useMessages(registrationMessages);
  const problemText = useProblemText();
  const { value, required, error } = store.state('gender');
  const options = genders.map((gender) => ({ value: gender, label: t(`registration.gender.${gender}`) }));
  const common = {
    id: fieldId('gender'),
    name: 'gender',
    legend: required
      ? t('registration.gender')
      : `${t('registration.gender')} (${t('registration.optional')})`,
    error: problemText(error),
    value,
    onValueChange: (gender: string) => {
      store.type('gender', gender);
      store.leave('gender');
    },
  };
  return market.genderControl === 'buttons' ? (
    <SegmentedChoice {...common} segments={options} isWide />
  ) : (
    <RadioList {...common} options={options} isInline />
  );
});
