import * as z from 'zod/mini';
import { BasketMessage } from '../basket/schema.ts';

/** A suggestion of the address service. */
export const AddressSuggestion = z.object({
  suggestion: z.object({ text: z.string(), description: z.string() }),
  id: z.string(),
  /** `false`: a street or a building, whose addresses are asked for by its id. */
  isAddress: z.boolean(),
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

export const AddressSuggestions = z.object({
  suggestions: z.array(AddressSuggestion),
  /** `AddressProviderLimitExceeded`: the service answers nothing more for now, and addresses are typed. */
  messageList: z.array(BasketMessage),
});
export type AddressSuggestions = z.infer<typeof AddressSuggestions>;

/** An address as the service knows it; nobody lives there yet. */
export const FoundAddress = z.object({
  id: z.string(),
  line1: z.string(),
  line2: z.optional(z.string()),
  postalCode: z.string(),
  city: z.string(),
  region: z.string(),
});
export type FoundAddress = z.infer<typeof FoundAddress>;
