import { accountPages } from '@touchline/contract/account/constants';

/** The page that verifies the address, with what its query holds. */
export function verifyEmailPath(query: { key?: string; returnTo?: string | undefined }): string {
  const set = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(set).toString();
  return `${accountPages.verifyEmail}${search ? `?${search}` : ''}`;
}
