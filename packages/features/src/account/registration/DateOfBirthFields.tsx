import { Checkbox } from '@touchline/design-system/Checkbox';
import { DateOfBirthField } from '@touchline/design-system/DateOfBirthField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { dateParts } from './birthday.ts';
import { fieldId } from './fieldId.ts';
import type { BlockProps } from './RegistrationBlocks.tsx';
import { isShown } from './registrationFields.ts';
import { registrationMessages } from './registrationMessages.ts';
import { useBoxProps } from './useBoxProps.ts';
import { useProblemText } from './useProblemText.ts';

/** The date of birth, and the box that confirms the minimum age where no date has to be given. */
export const DateOfBirthFields = observer(function DateOfBirthFields({ store, market }: BlockProps) {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const problemText = useProblemText();
  const boxProps = useBoxProps(store);
  const hasBox = isShown('ageConfirmation', market);
  const { value, required, error } = store.state('dobFields');
  const hint = hasBox ? 'registration.dateOfBirth.orAge' : 'registration.dateOfBirth.hint';
  return (
    <>
      {isShown('dobFields', market) ? (
        <DateOfBirthField
          id={fieldId('dobFields')}
          name="dobFields"
          legend={t('registration.dateOfBirth')}
          hint={t(hint)}
          mark={required ? undefined : `(${t('registration.optional')})`}
          error={problemText(error)}
          locale={site.locale}
          control={market.dateOfBirthControl}
          years={store.years}
          partLabels={{
            day: t('registration.day'),
            month: t('registration.month'),
            year: t('registration.year'),
          }}
          value={dateParts(value)}
          onDateChange={store.typeDate}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Only when all three parts are left.
            if (!currentTarget.contains(relatedTarget)) store.leave('dobFields');
          }}
        />
      ) : null}
      {hasBox ? (
        <Checkbox
          {...boxProps('ageConfirmation')}
          label={t('registration.age', { age: market.requiredAge })}
        />
      ) : null}
    </>
  );
});
