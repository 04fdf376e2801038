import { defineStored, plainText } from '../storage/index.ts';

const year = 31_536_000;

/** How many pages have been seen, as long as the popup may still open. */
export const newsletterVisits = defineStored<number>({
  key: 'newsletterVisits',
  where: 'local',
  maxAge: year,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: {
    encode: String,
    decode: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  },
});

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
