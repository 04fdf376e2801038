import { RadioList } from '@touchline/design-system/RadioList';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../../../platform/i18n/index.ts';
import { checkoutMessages } from '../../../checkoutMessages.ts';
import type { MethodFieldsProps } from '../../../MethodFieldsProps.ts';
import { fieldIds } from '../../../stepProblems.ts';
import { useProblemText } from '../../../useProblemText.ts';
import { BankFieldsStore } from './BankFieldsStore.ts';

/** The shopper's bank, and the document by which it knows them. */
export const BankFields = observer(function BankFields({ payment, method }: MethodFieldsProps) {
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const [bank] = useState(() => {
    const known = payment.fields.get(method.id);
    return known instanceof BankFieldsStore ? known : new BankFieldsStore();
  });
  useEffect(() => payment.attachFields(method.id, bank), [payment, method.id, bank]);
  const { fields, personType, documentType, documentTypes } = bank;
  const errorOf = (name: string) => problemText(fields.problems.get(name));
  return (
    <>
      <Select
        id={fieldIds.method('bank')}
        label={t('payment.bank.label')}
        value={fields.raw('bank')}
        error={errorOf('bank')}
        onChange={(event) => {
          fields.type('bank', event.currentTarget.value);
          fields.leave('bank');
        }}
      >
        <option value="">{t('payment.bank.choose')}</option>
        {method.banks.map(({ pseCode, description }) => (
          <option key={pseCode} value={pseCode}>
            {description}
          </option>
        ))}
      </Select>
      <RadioList
        legend={t('payment.bank.person')}
        isInline
        value={personType}
        onValueChange={bank.choosePersonType}
        options={[
          { value: 'natural', label: t('payment.bank.person.natural') },
          { value: 'legal', label: t('payment.bank.person.legal') },
        ]}
      />
      <Select
        label={t('payment.bank.document')}
        value={documentType}
        onChange={(event) => bank.chooseDocumentType(event.currentTarget.value)}
      >
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {t(`payment.bank.document.${type}`)}
          </option>
        ))}
      </Select>
      <TextField
        id={fieldIds.method('documentNumber')}
        label={t('payment.bank.number')}
        hint={t('payment.bank.number.hint')}
        value={fields.raw('documentNumber')}
        error={errorOf('documentNumber')}
        autoComplete="off"
        inputMode={documentType === 'PP' ? 'text' : 'numeric'}
        maxLength={20}
        onChange={(event) => fields.type('documentNumber', event.currentTarget.value)}
        onBlur={() => fields.leave('documentNumber')}
      />
    </>
  );
});
