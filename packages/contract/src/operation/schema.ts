import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.maxLength(most));

/** An error in a page of the shop. Contains nothing a shopper typed: no query and no request body. */
export const errorReportSchema = z.object({
  message: text(300),
  /** Path of the page, without its query. */
  page: text(300),
  /** Id of the endpoint whose call failed. */
  call: z.optional(text(60)),
  status: z.optional(z.int().check(z.minimum(0), z.maximum(599))),
  errorCode: z.optional(text(80)),
  /** Reference number of the server's response, to find it in the log. */
  reference: z.optional(text(80)),
  stack: z.optional(text(2000)),
});

export type ErrorReport = z.infer<typeof errorReportSchema>;
