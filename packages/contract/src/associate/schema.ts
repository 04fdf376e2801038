import * as z from 'zod/mini';

/** Longest code of a device. */
export const maxDeviceCodeLength = 40;

/** Longest number of an employee. */
export const maxEmployeeIdLength = 20;

/** A store associate who is signed in on a device of a store. */
export const Associate = z.object({
  storeId: z.string(),
  storeName: z.string(),
  employeeId: z.string(),
  name: z.string(),
  /** Names the session; sent as `x-associate-token` with what the associate adds for a customer. */
  token: z.optional(z.string()),
});

/** Header of the token: a page of a session that is over adds nothing to the bag of the next customer. */
export const associateTokenHeader = 'x-associate-token';
export type Associate = z.infer<typeof Associate>;
