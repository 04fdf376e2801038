import type { Site } from '../../platform/site/index.ts';
import type { RegistrationStore } from './RegistrationStore.ts';

/** The address that the form is sent to: that of the page, with what its query says. */
export function registrationPath(
  site: Site,
  { invitationCode, returnTo }: Pick<RegistrationStore, 'invitationCode' | 'returnTo'>,
): string {
  const query = new URLSearchParams({
    ...(invitationCode ? { invitationCode } : {}),
    ...(returnTo ? { returnTo } : {}),
  }).toString();
  return site.href(`/account/register${query ? `?${query}` : ''}`);
}
