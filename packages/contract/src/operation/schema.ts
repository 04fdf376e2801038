import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));

/** What went wrong in a page of the shop. Carries nothing that a shopper typed: no query, no body of a call. */
export const errorReportSchema = z.object({
  message: text(300),
  /** Path of the page, without its query. */
  page: text(300),
  /** The call of the contract that failed, by its id. */
  call: z.optional(text(60)),
  status: z.optional(z.int().check(z.minimum(0), z.maximum(599))),
  errorCode: z.optional(text(80)),
  /** Reference number of the server's answer: finds its line in the log. */
  reference: z.optional(text(80)),
  stack: z.optional(text(2000)),
});

export type ErrorReport = z.infer<typeof errorReportSchema>;
