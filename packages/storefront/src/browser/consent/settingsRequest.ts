import { consentLevels } from '@touchline/contract/consent/constants';
import type { ConsentLevel } from '@touchline/contract/consent/schema';
import { ownTarget } from '../../routes/urls.ts';

/** What an address asks of the privacy settings. */
export interface SettingsRequest {
  /** What is ticked in the beginning. */
  level?: ConsentLevel;
  /** Where the visitor goes afterwards; absent when the address leads outside the shop. */
  redirectUrl?: string;
}

/**
 * Reads `redirect-url` (base64) and `consent-level` of an address.
 * @param origins the shop's own, and those of its other applications
 */
export function readSettingsRequest(url: URL, origins: readonly string[]): SettingsRequest {
  const { searchParams } = url;
  const level = consentLevels.find((each) => String(each) === searchParams.get('consent-level'));
  const redirectUrl = ownTarget(decoded(searchParams.get('redirect-url')), url.origin, origins);
  return { ...(level === undefined ? {} : { level }), ...(redirectUrl === undefined ? {} : { redirectUrl }) };
}

/** The text behind base64, of either alphabet; `undefined` when it is none. */
function decoded(base64: string | null): string | undefined {
  if (!base64) return undefined;
  try {
    const bytes = atob(base64.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+'));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.charCodeAt(0)),
    );
  } catch {
    return undefined;
  }
}
