import * as z from 'zod/mini';

const text = z.string().check(z.maxLength(200));

/** A notification as Adyen posts it: one item each (https://docs.adyen.com/development-resources/webhooks). */
const Notification = z.object({
  live: z.string(),
  notificationItems: z
    .array(
      z.object({
        NotificationRequestItem: z.object({
          additionalData: z.optional(z.record(z.string(), z.unknown())),
          amount: z.object({ currency: z.string().check(z.maxLength(3)), value: z.int() }),
          eventCode: text,
          merchantAccountCode: text,
          merchantReference: text,
          originalReference: z.optional(text),
          pspReference: text,
          reason: z.optional(z.nullable(z.string())),
          success: z.enum(['true', 'false']),
        }),
      }),
    )
    .check(z.length(1)),
});
export type AdyenItem = z.infer<typeof Notification>['notificationItems'][number]['NotificationRequestItem'];

/** The item of a notification, and whether it is about real money; `undefined` when it is none. */
export function parseAdyenNotification(rawBody: string): { item: AdyenItem; isLive: boolean } | undefined {
  try {
    const parsed = Notification.safeParse(JSON.parse(rawBody));
    const item = parsed.data?.notificationItems[0]?.NotificationRequestItem;
    return item && { item, isLive: parsed.data?.live === 'true' };
  } catch {
    return undefined;
  }
}
