import { isEmail } from '../contact/emailAddress.ts';
import type { InvoicingDetails, InvoicingForm } from './schema.ts';
import { isTaxNumber, plainTaxNumber } from './taxNumbers.ts';

/** Fields of an invoice, in the order of its form. */
export const invoicingFields = ['company', 'taxNumber', 'recipientCode', 'certifiedEmail'] as const;
export type InvoicingField = (typeof invoicingFields)[number];

/** What is typed into the fields. */
export type InvoicingValues = { readonly [Field in InvoicingField]?: string | undefined };

/** The fields that a form asks for. */
export const fieldsOfForm = ({ hasCompany, hasRecipient }: InvoicingForm): readonly InvoicingField[] =>
  invoicingFields.filter((field) => {
    if (field === 'company') return hasCompany === true;
    return field === 'taxNumber' || hasRecipient === true;
  });

/** What is wrong with a field: the one rule of the form and of the back end. */
export function invoicingFault(
  field: InvoicingField,
  values: InvoicingValues,
  form: InvoicingForm,
): 'missing' | 'invalid' | undefined {
  const value = (values[field] ?? '').trim();
  switch (field) {
    case 'company':
      if (value === '') return 'missing';
      return value.length > 100 ? 'invalid' : undefined;
    case 'taxNumber':
      if (value === '') return 'missing';
      return isTaxNumber(value, form.number) ? undefined : 'invalid';
    case 'recipientCode':
      // One of the two is enough: said at the first.
      if (value === '') return (values.certifiedEmail ?? '').trim() === '' ? 'missing' : undefined;
      return /^[0-9A-Z]{7}$/.test(plainTaxNumber(value)) ? undefined : 'invalid';
    case 'certifiedEmail':
      return value === '' || (isEmail(value) && value.length <= 50) ? undefined : 'invalid';
  }
}

/** The details as they are kept. */
export function toInvoicingDetails(values: InvoicingValues, form: InvoicingForm): InvoicingDetails {
  const { kind, number, hasCompany, hasRecipient } = form;
  const value = (field: InvoicingField) => (values[field] ?? '').trim();
  const recipientCode = hasRecipient ? plainTaxNumber(value('recipientCode')) : '';
  const certifiedEmail = hasRecipient ? value('certifiedEmail') : '';
  return {
    ...{ kind, number, company: hasCompany ? value('company') : '' },
    taxNumber: plainTaxNumber(value('taxNumber')),
    ...(recipientCode ? { recipientCode } : {}),
    ...(certifiedEmail ? { certifiedEmail } : {}),
  };
}
