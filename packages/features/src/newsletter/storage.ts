import { defineStored, plainText } from '../storage/index.ts';

const year = 31_536_000;

/** The sign-up counter (accounts document, section 9): how many pages have been seen, while the popup may still open. */
export const newsletterVisits = defineStored<number>({
  key: 'UserSignUpAndSave',
  where: 'cookie',
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
