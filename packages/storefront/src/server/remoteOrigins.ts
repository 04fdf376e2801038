import { configValue, type ConfigName } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';

/** Other applications whose components a market may load in the shop’s pages, by the value that names their origin. */
const remotes = ['privacyRequestOrigin'] as const satisfies readonly ConfigName[];

/** The configured origins of such applications, which their components may call. */
export const remoteOriginsOf = ({ config }: Pick<Market, 'config'>): string[] =>
  remotes.map((name) => configValue(config, name)).filter((origin) => origin !== '');
