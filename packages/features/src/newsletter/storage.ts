import { newsletterVisits } from './visits.ts';
import { defineStored, plainText } from '../platform/storage/index.ts';

const year = 31_536_000;

/** How the newsletter ended in this browser: `closed` by the visitor, or `completed`; the popup does not come back. */
export const newsletterEnd = defineStored<string>({
  key: 'newsletterEnd',
  where: 'local',
  maxAge: year,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: plainText,
});

/** Everything that the newsletter stores. */
export const newsletterStorage = [newsletterVisits, newsletterEnd];
