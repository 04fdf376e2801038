import { getSite } from '@touchline/contract/client/site';
import { configValue } from '@touchline/contract/config/configTable';
import { openPrivacySettings } from '@touchline/features/consent/consent';
import type { Stores } from '../../state/Stores.ts';
import { readSettingsRequest } from './settingsRequest.ts';

/** Opens the settings that an address asks for. It may lead back to the shop and to its other applications only. */
export async function openForUrl(stores: Stores, url: URL): Promise<void> {
  const site = await getSite(stores.ports.call).catch(() => undefined);
  const checkout = configValue(site?.market.config, 'checkoutOrigin');
  const request = readSettingsRequest(url, checkout ? [checkout] : []);
  await openPrivacySettings(stores, { opener: 'external', ...request });
}
