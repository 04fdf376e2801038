import { configValue } from '@touchline/contract/config/configTable';
import { settingOf } from '@touchline/contract/flags/values';
import type { Market } from '@touchline/contract/market/schema';

/** What a market says about the head of every page. */
export interface SiteHead {
  /** Absent: the ground of the brand, which follows the scheme. */
  readonly themeColor: string | undefined;
  /** Empty where there is none. */
  readonly appId: string;
}

/** White with the refreshed header, black without it; a market that does not set the flag follows its brand. */
export function siteHead({ config, features }: Pick<Market, 'config' | 'features'>): SiteHead {
  const isRefreshed = settingOf(features, 'mobileHeaderRefresh');
  const themeColor = isRefreshed === true ? '#ffffff' : '#000000';
  return {
    themeColor: isRefreshed === undefined ? undefined : themeColor,
    appId: configValue(config, 'socialAppId'),
  };
}
