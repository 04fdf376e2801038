// The pages that a browser has seen, without the newsletter that counts them: analytics reads it on every page.
import { defineStored } from '../platform/storage/index.ts';

/** The sign-up counter (accounts document, section 9): how many pages have been seen, while the popup may still open. */
export const newsletterVisits = defineStored<number>({
  key: 'UserSignUpAndSave',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: {
    encode: String,
    decode: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined),
  },
});
