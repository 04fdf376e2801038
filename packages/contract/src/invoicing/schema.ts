import * as z from 'zod/mini';
import { invoicingKinds, taxNumberKinds } from './constants.ts';

/** Whom an invoice or receipt is for. */
export const InvoicingKind = z.enum(invoicingKinds);
export type InvoicingKind = z.infer<typeof InvoicingKind>;

/** A number by which a country knows whom an invoice is for. */
export const TaxNumberKind = z.enum(taxNumberKinds);
export type TaxNumberKind = z.infer<typeof TaxNumberKind>;

/** What is asked for one kind of invoice. */
export const InvoicingForm = z.object({
  kind: InvoicingKind,
  number: TaxNumberKind,
  /** Asks for the name of the company. @default false */
  hasCompany: z.optional(z.boolean()),
  /** Asks where the electronic invoice goes: a code of seven characters or a certified email address. @default false */
  hasRecipient: z.optional(z.boolean()),
});
export type InvoicingForm = z.infer<typeof InvoicingForm>;

/** What a market asks for its invoices. */
export const MarketInvoicing = z.object({
  /** Nothing is ordered without. @default false */
  isRequired: z.optional(z.boolean()),
  forms: z.array(InvoicingForm).check(z.minLength(1)),
});
export type MarketInvoicing = z.infer<typeof MarketInvoicing>;

/** Whom the invoice of an order is for. */
export const InvoicingDetails = z.object({
  kind: z.optional(InvoicingKind),
  /** Empty for a person. */
  company: z.string().check(z.maxLength(100)),
  /** As it is kept: capital letters and digits only. */
  taxNumber: z.string().check(z.maxLength(30)),
  /** What `taxNumber` is. */
  number: z.optional(TaxNumberKind),
  /** Code of seven characters at which the company gets electronic invoices. */
  recipientCode: z.optional(z.string().check(z.maxLength(10))),
  /** Certified email address at which it gets them. */
  certifiedEmail: z.optional(z.string().check(z.maxLength(50))),
});
export type InvoicingDetails = z.infer<typeof InvoicingDetails>;
