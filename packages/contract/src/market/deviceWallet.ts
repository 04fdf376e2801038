import * as z from 'zod/mini';

/** A wallet of the shopper's device, as the browser's `PaymentRequest` is asked for it. */
export const DeviceWallet = z.object({
  /** The wallet's payment method identifier: `https://google.com/pay`. */
  supportedMethods: z.string(),
  /** Whom the sheet pays: the shop's name. */
  payee: z.string(),
  /** What the wallet is told, as it documents it. */
  data: z.optional(z.record(z.string(), z.unknown())),
  /**
   * Where no money moves: a page in a frame in place of the browser's sheet, and the cookie of the host by which whoever
   * tries the shop says that this device can pay.
   */
  standIn: z.optional(z.object({ url: z.string(), origin: z.string(), cookie: z.string() })),
});
export type DeviceWallet = z.infer<typeof DeviceWallet>;
