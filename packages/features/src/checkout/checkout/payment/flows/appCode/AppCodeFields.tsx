import { OneTimeCodeField } from '@touchline/design-system/OneTimeCodeField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../../platform/i18n/index.ts';
import { checkoutMessages } from '../../../checkoutMessages.ts';
import type { MethodFieldsProps } from '../../../MethodFieldsProps.ts';
import { fieldIds } from '../../../stepProblems.ts';
import { useProblemText } from '../../../useProblemText.ts';
import { AppCodeStore } from './AppCodeStore.ts';

/** The six digits that the bank's app shows. */
export const AppCodeFields = observer(function AppCodeFields({ payment, method }: MethodFieldsProps) {
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const [code] = useState(() => {
    const known = payment.fields.get(method.id);
    return known instanceof AppCodeStore ? known : new AppCodeStore();
  });
  useEffect(() => payment.attachFields(method.id, code), [payment, method.id, code]);
  const { fields } = code;
  return (
    <OneTimeCodeField
      id={fieldIds.method('paymentCode')}
      label={t('payment.appCode.label', { name: method.name })}
      hint={t('payment.appCode.hint')}
      error={problemText(fields.problems.get('paymentCode'))}
      value={fields.raw('paymentCode')}
      onChange={(event) => fields.type('paymentCode', event.currentTarget.value)}
      onBlur={() => fields.leave('paymentCode')}
    />
  );
});
