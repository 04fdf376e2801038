import * as z from 'zod/mini';

/** What may be shown of a kept card; the number itself is only with the payment provider. */
export const RegisteredCard = z.object({
  brand: z.string(),
  lastDigits: z.optional(z.string()),
  /** Last month in which the card is valid: `2029-08`. */
  expiry: z.optional(z.string()),
});

/** A means of payment that the payment provider keeps for an account. */
export const Registration = z.object({
  id: z.string(),
  /** The method that it pays by. */
  paymentMethodId: z.string(),
  card: z.optional(RegisteredCard),
  createdAt: z.string(),
});
export type Registration = z.infer<typeof Registration>;

/** Those of the account: the one used last first. */
export const Registrations = z.object({ registrations: z.array(Registration) });
