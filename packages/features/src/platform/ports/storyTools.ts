import type { FlagValues } from '@touchline/contract/flags/flagTable';
import type { AnalyticsEvent } from '../analytics/index.ts';

/** What Storybook adds to the ports of a story: its toolbar sets flags, its panel of actions lists the events. */
export const storyTools: { flags: Partial<FlagValues>; onEvent?: (event: AnalyticsEvent) => void } = {
  flags: {},
};
