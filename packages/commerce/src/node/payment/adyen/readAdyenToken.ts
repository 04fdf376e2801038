import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(2_500));

/** What Adyen's fields give out: the card in encrypted parts, and the browser as banks ask for it. Nothing else is passed on. */
const Token = z.object({
  paymentMethod: z.object({
    type: z.literal('scheme'),
    encryptedCardNumber: text,
    encryptedExpiryMonth: text,
    encryptedExpiryYear: text,
    encryptedSecurityCode: z.optional(text),
    holderName: z.optional(z.string().check(z.maxLength(120))),
    brand: z.optional(z.string().check(z.maxLength(40))),
    checkoutAttemptId: z.optional(text),
  }),
  browserInfo: z.optional(
    z.object({
      acceptHeader: text,
      colorDepth: z.int(),
      javaEnabled: z.optional(z.boolean()),
      javaScriptEnabled: z.optional(z.boolean()),
      language: text,
      screenHeight: z.int(),
      screenWidth: z.int(),
      timeZoneOffset: z.int(),
      userAgent: text,
    }),
  ),
});

/** The parts of a payment request that come from the card's fields; `undefined` for anything else. */
export function readAdyenToken(token: string): Partial<z.infer<typeof Token>> | undefined {
  try {
    const bytes = Uint8Array.from(atob(token), (letter) => letter.charCodeAt(0));
    return Token.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data;
  } catch {
    return undefined;
  }
}
