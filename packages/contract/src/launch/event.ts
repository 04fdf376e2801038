import * as z from 'zod/mini';
import { channelTypes, eventTypes, exclusivityGroups, launchStates } from './constants.ts';

/** A launch as its products name it. */
export const LaunchEvent = z.object({
  id: z.string(),
  channelTypes: z.array(z.enum(channelTypes)),
  eventType: z.enum(eventTypes),
  eventStartDate: z.string(),
  eventEndDate: z.optional(z.string()),
  exclusivityGroup: z.enum(exclusivityGroups),
  state: z.enum(launchStates),
  /** Members of a tier or above may buy from then on. */
  earlyAccess: z.optional(z.object({ from: z.string(), tier: z.int() })),
});
export type LaunchEvent = z.infer<typeof LaunchEvent>;
