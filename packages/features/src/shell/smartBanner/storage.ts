import { defineStored } from '../../platform/storage/index.ts';

/** The banner of the app was closed: it stays so for seven days. */
export const smartBannerClosed = defineStored<true>({
  key: 'smartBannerClosed',
  where: 'cookie',
  maxAge: 604_800,
  purpose: 'preferences',
  endsWithLogout: false,
  codec: { encode: () => 'true', decode: (text) => (text === 'true' ? true : undefined) },
});

/** Everything that the banner of the app stores. */
export const smartBannerStorage = [smartBannerClosed];
