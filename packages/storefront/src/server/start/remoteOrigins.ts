import { configValue, type ConfigName } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import type { PageRemotes } from '../../state/state.ts';

/** Other applications whose components a market may load in the shop’s pages, by the value that names their origin. */
const remotes = [
  'privacyRequestOrigin',
  'cookieConsentOrigin',
  'botProtectionOrigin',
  'accountPortalOrigin',
  'chatOrigin',
  'remoteHeaderOrigin',
] as const satisfies readonly ConfigName[];

/** The configured origins of such applications, which their components may call. */
export const remoteOriginsOf = ({ config }: Pick<Market, 'config'>): string[] =>
  remotes.map((name) => configValue(config, name)).filter((origin) => origin !== '' && origin !== 'self');

/** The origin of the remote header application, whose style sheet a page loads; none for the shop's own. */
export function remoteStylesOf({ config }: Pick<Market, 'config'>): string[] {
  const origin = configValue(config, 'remoteHeaderOrigin');
  return origin === '' || origin === 'self' ? [] : [origin];
}

/** The origins that the pictures of the market's maps come from. */
export function mapOriginsOf({ config }: Pick<Market, 'config'>): string[] {
  const address = configValue(config, 'mapTiles');
  return address === '' ? [] : [new URL(address).origin];
}

/** What the browser is told of the other applications of a market; `undefined` where it has none. */
export function pageRemotesOf({ config }: Pick<Market, 'config'>): PageRemotes | undefined {
  const address = configValue(config, 'tagManagerScript');
  const origin = configValue(config, 'cookieConsentOrigin');
  if (address === '' && origin === '') return undefined;
  return {
    ...(address === '' ? {} : { tagManager: { address, origins: furtherOrigins(config) } }),
    ...(origin === '' ? {} : { cookieConsent: { origin, name: configValue(config, 'cookieConsentName') } }),
  };
}

/** The origins that the market's tag manager uses. */
export function tagManagerOriginsOf({ config }: Pick<Market, 'config'>): string[] {
  const address = configValue(config, 'tagManagerScript');
  return address === '' ? [] : [...new Set([new URL(address).origin, ...furtherOrigins(config)])];
}

const furtherOrigins = (config: Market['config']): string[] =>
  configValue(config, 'tagManagerOrigins')
    .split(/\s+/)
    .filter((text) => URL.canParse(text) && new URL(text).origin === text);
