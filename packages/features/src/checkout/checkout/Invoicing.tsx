import type { InvoicingField } from '@touchline/contract/invoicing/checkInvoicing';
import { fieldsOfForm } from '@touchline/contract/invoicing/checkInvoicing';
import type { InvoicingForm } from '@touchline/contract/invoicing/schema';
import { EmailField } from '@touchline/design-system/EmailField';
import { Stack } from '@touchline/design-system/layout';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { invoicingMessages } from '../invoicing/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { invoicingFormFields } from './readCheckoutForm.ts';
import { fieldIds } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

/** Asks whom the invoice or receipt is for, in markets that tell their tax office. */
export const Invoicing = observer(function Invoicing({ store }: { store: CheckoutStore }) {
  const t = useMessages(invoicingMessages);
  const { invoicing } = store.details;
  const [first] = invoicing.forms;
  if (!first) return null;
  const isCashReceipt = first.number === 'cashReceiptPhone';
  return (
    <RadioCards
      legend={t(isCashReceipt ? 'title.cashReceipt' : 'title')}
      hint={isCashReceipt ? t('hint.cashReceipt') : undefined}
      name={invoicingFormFields.choice}
      value={invoicing.choice}
      onValueChange={(choice) => {
        if (choice === 'private' || choice === 'company' || choice === 'none')
          void store.chooseInvoicing(choice);
      }}
    >
      {invoicing.isRequired ? null : (
        <RadioCard value="none" label={t(isCashReceipt ? 'none.cashReceipt' : 'none')} />
      )}
      {invoicing.forms.map((form) => (
        <RadioCard key={form.kind} value={form.kind} label={t(`choice.${form.number}`)}>
          <Stack gap={20}>
            {fieldsOfForm(form).map((field) => (
              <OneField key={field} {...{ store, form, field }} />
            ))}
          </Stack>
        </RadioCard>
      ))}
    </RadioCards>
  );
});

/** Renders alone while it is typed into. */
const OneField = observer(function OneField({
  store,
  form,
  field,
}: {
  store: CheckoutStore;
  form: InvoicingForm;
  field: InvoicingField;
}) {
  const t = useMessages(invoicingMessages);
  const problemText = useProblemText();
  const fields = store.details.invoicing.fieldsOf(form.kind);
  const common = {
    id: fieldIds.invoicing(form.kind, field),
    name: invoicingFormFields.field(form.kind, field),
    label: t(labelOf(form, field)),
    value: fields.raw(field),
    error: problemText(fields.problems.get(field)),
    onChange: (event: { currentTarget: { value: string } }) => fields.type(field, event.currentTarget.value),
    onBlur: () => void store.leave(fields, field),
  };
  if (field === 'certifiedEmail') return <EmailField {...common} autoComplete="off" />;
  return (
    <TextField
      {...common}
      hint={field === 'recipientCode' ? t('recipient.hint') : undefined}
      autoComplete={field === 'company' ? 'organization' : 'off'}
      autoCapitalize={field === 'company' ? undefined : 'characters'}
      measure={field === 'company' ? 'full' : 'medium'}
      maxLength={field === 'company' ? 120 : 40}
      dir={field === 'company' ? undefined : 'ltr'}
    />
  );
});

const labelOf = ({ number }: InvoicingForm, field: InvoicingField) =>
  field === 'taxNumber' ? (`number.${number}` as const) : field;
