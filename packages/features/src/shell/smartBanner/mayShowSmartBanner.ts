import { deviceTypeOf } from '../../platform/analytics/index.ts';
import { stored, type StorageNeeds } from '../../platform/storage/index.ts';
import { smartBannerClosed } from './storage.ts';

/** Whether a browser may be shown the banner of the app: it is that of a phone, and the banner was not closed lately. */
export const mayShowSmartBanner = (needs: StorageNeeds, userAgent: string): boolean =>
  deviceTypeOf(userAgent) !== 'other' && stored(needs).read(smartBannerClosed) === undefined;
