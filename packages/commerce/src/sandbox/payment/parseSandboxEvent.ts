import * as z from 'zod/mini';
import { paymentEventTypes, type PaymentEvent } from '../../sales/payment/PaymentProvider.ts';

const Event = z.object({
  id: z.string().check(z.maxLength(100)),
  type: z.enum(paymentEventTypes),
  payment: z.object({
    providerPaymentId: z.string(),
    paymentId: z.string(),
    state: z.enum(['waiting', 'authorised', 'captured', 'declined', 'voided', 'refunded']),
    amount: z.object({ minor: z.int(), currency: z.string().check(z.maxLength(3)) }),
    capturedMinor: z.int().check(z.minimum(0)),
    // Absent in events that were queued before refunds were included.
    refundedMinor: z._default(z.int().check(z.minimum(0)), 0),
    declineCode: z.optional(z.string().check(z.maxLength(60))),
    cardBrand: z.optional(z.string().check(z.maxLength(40))),
    lastDigits: z.optional(z.string().check(z.maxLength(4))),
    registration: z.optional(
      z.object({
        id: z.string().check(z.maxLength(100)),
        brand: z.optional(z.string().check(z.maxLength(40))),
        lastDigits: z.optional(z.string().check(z.maxLength(4))),
        expiry: z.optional(z.string().check(z.maxLength(7))),
      }),
    ),
  }),
});

/** Parses the body of a sandbox event; `undefined` when it is invalid. */
export function parseSandboxEvent(rawBody: string): PaymentEvent | undefined {
  try {
    const parsed = Event.safeParse(JSON.parse(rawBody));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
