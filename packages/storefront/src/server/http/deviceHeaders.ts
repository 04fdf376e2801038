import { countryHeader } from '@touchline/contract/sessionHeader';

/** What the back end may know of the device that a form came from: it names the device in the list of the account. */
export function deviceHeaders({ headers }: Request, country: string | undefined): Record<string, string> {
  const userAgent = headers.get('user-agent');
  return {
    ...(userAgent === null ? {} : { 'user-agent': userAgent }),
    ...(country === undefined ? {} : { [countryHeader]: country }),
  };
}
