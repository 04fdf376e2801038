import {
  fieldsOfForm,
  invoicingFault,
  toInvoicingDetails,
} from '@touchline/contract/invoicing/checkInvoicing';
import type { InvoicingDetails } from '@touchline/contract/invoicing/schema';
import type { Market } from '@touchline/contract/market/schema';
import { Failure } from '../../kernel/failure/Failure.ts';

type Rules = Pick<Market, 'invoicing'>;

/** The details as they are kept. Throws a 422 that names each field that the market refuses. */
export function readInvoicingDetails({ invoicing }: Rules, details: InvoicingDetails): InvoicingDetails {
  const form = invoicing?.forms.find(({ kind }) => kind === details.kind);
  if (!form) throw refused([{ field: 'kind', errorCode: 'invalid' }]);
  const fields = fieldsOfForm(form).flatMap((field) => {
    const fault = invoicingFault(field, details, form);
    return fault ? [{ field, errorCode: fault === 'missing' ? 'required' : fault }] : [];
  });
  if (fields.length > 0) throw refused(fields);
  return toInvoicingDetails(details, form);
}

/** The details of a basket that hold in a market: those of another market's forms do not. */
export function invoicingOf(
  { invoicing }: Rules,
  details: InvoicingDetails | undefined,
): InvoicingDetails | undefined {
  const isOfMarket = invoicing?.forms.some(
    ({ kind, number }) => kind === details?.kind && number === details?.number,
  );
  return isOfMarket ? details : undefined;
}

const refused = (fields: readonly { field: string; errorCode: string }[]) =>
  new Failure(422, 'InvalidDataException', 'The details of the invoice are refused.', {
    details: { fields },
  });
