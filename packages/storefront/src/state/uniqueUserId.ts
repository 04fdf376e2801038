import { defineStored } from '@touchline/features/platform/storage';

/** Identifies a visitor for feature flags, so that every page makes the same choice; says nothing about the person. */
export const uniqueUserId = defineStored<string>({
  key: 'uniqueUserId',
  where: 'cookie',
  maxAge: 31_536_000,
  purpose: 'necessary',
  endsWithLogout: false,
  codec: {
    encode: (id) => id,
    decode: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  },
});
