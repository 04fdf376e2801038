import { defineStored, plainText } from '../platform/storage/index.ts';

/** The signed seats of waiting rooms. Only the shop's server reads them. A seat is good for two hours at most. */
export const launchSeats = defineStored<string>({
  key: 'launchSeats',
  where: 'secretCookie',
  maxAge: 7200,
  purpose: 'necessary',
  endsWithLogout: true,
  codec: plainText,
});

/** Everything that launches store. */
export const launchesStorage = [launchSeats];
