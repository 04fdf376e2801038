import * as z from 'zod/mini';
import { Address } from '../shipping/schema.ts';

/** Maximum number of addresses that one account keeps. */
export const maxAddresses = 50;

/** An address of the checkout as an account keeps it: without the email address of an order. */
export const BookAddress = z.omit(Address, { id: true, type: true, emailAddress: true });
export type BookAddress = z.infer<typeof BookAddress>;

export const SavedAddress = z.object({
  id: z.string(),
  address: BookAddress,
  /** The one that forms are filled with; one of each country. */
  isDefault: z.boolean(),
});
export type SavedAddress = z.infer<typeof SavedAddress>;

/** The addresses of the site's country: the default first, then those used last. */
export const AddressBook = z.object({ addresses: z.array(SavedAddress) });
export type AddressBook = z.infer<typeof AddressBook>;
