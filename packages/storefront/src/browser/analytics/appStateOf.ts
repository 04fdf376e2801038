import type { FlagValues } from '@touchline/contract/flags/flagTable';
import { deviceSizeOf } from '@touchline/design-system/foundations';
import {
  deviceTypeOf,
  type AnalyticsEnvironment,
  type AppState,
} from '@touchline/features/platform/analytics';
import { newsletterVisits } from '@touchline/features/newsletter/visits';
import { languagePreference } from '@touchline/features/shell/region/choice';
import { smartBannerClosed } from '@touchline/features/shell/smartBanner/choice';
import type { Site } from '@touchline/features/platform/site';
import { stored, type StorageNeeds } from '@touchline/features/platform/storage';

/** Where the state of the app is read from. */
export interface AppStateSources {
  needs: StorageNeeds;
  site: Site;
  /** Where the shop runs. @default production */
  environment?: AnalyticsEnvironment | undefined;
  /** The flags of the visitor that are not off. */
  flags: Partial<FlagValues>;
  /** The language of the texts. */
  translations: string;
}

/** What analytics is told of the shop and its visitor, once, before the first event. */
export function appStateOf(
  { site, needs, environment = 'PRD', flags, translations }: AppStateSources,
  { navigator, innerWidth }: Pick<Window, 'navigator' | 'innerWidth'>,
): AppState {
  const values = stored(needs);
  const { language, market } = site;
  const preference = values.read(languagePreference);
  return {
    ...{ environment, language: language.code, country: market.country, translations },
    deviceType: deviceTypeOf(navigator.userAgent),
    deviceSize: deviceSizeOf(innerWidth),
    config: { sitePath: language.sitePath, currency: market.currency },
    features: { ...flags },
    visits: values.read(newsletterVisits) ?? 0,
    isSmartBannerClosed: values.read(smartBannerClosed) ?? false,
    ...(preference ? { languagePreference: preference.preferred } : {}),
  };
}
