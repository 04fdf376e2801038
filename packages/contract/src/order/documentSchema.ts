import * as z from 'zod/mini';

/**
 * Documents of an order.
 * - `receipt`: what was ordered and what it costs, from when the order is placed.
 * - `invoice`: numbered; from when money is taken or something is sent.
 * - `creditNote`: numbered; for a return that has arrived, a cancelled order, or money given back.
 * - `returnLabel`: goes into the parcel of a return that is announced.
 */
export const documentKinds = ['receipt', 'invoice', 'creditNote', 'returnLabel'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A document of an order, as a PDF to load. */
export const OrderDocument = z.object({
  kind: z.enum(documentKinds),
  /** Of an invoice and a credit note, without gaps in a market and a year: `GB-2026-I000012`. */
  number: z.optional(z.string()),
  /** The return it is for. */
  returnId: z.optional(z.string()),
  /** The day it was made, ISO 8601. */
  date: z.string(),
  /** Of a credit note: what comes back, a decimal number in the order's currency. */
  amount: z.optional(z.number()),
  /** Address of the PDF on the shop's own host. Whoever has it can load it, for 30 days. */
  href: z.string(),
});
export type OrderDocument = z.infer<typeof OrderDocument>;

/** Why a credit note was made: goods came back, the order was cancelled, or money was given back without goods. */
export const creditCauses = ['return', 'cancelled', 'refund'] as const;
export type CreditCause = (typeof creditCauses)[number];
