import * as z from 'zod/mini';

/** The mobile numbers of a country, to which text messages go. */
export const MobileNumbers = z.object({
  /** ISO 3166: `AE`. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** `+971` */
  prefix: z.string().check(z.regex(/^\+\d{1,3}$/)),
  /** Source of a regular expression for the digits after the prefix, without a leading 0: `5\d{8}`. */
  pattern: z.string().check(z.minLength(1)),
  /** As it is dialled inside the country: `050 123 4567`. */
  example: z.string(),
});
export type MobileNumbers = z.infer<typeof MobileNumbers>;
