import { SmartBanner, smartBannerMessages, smartBannerStore } from '@touchline/features/shell/smartBanner';
import { useStore } from '../state/StoresContext.ts';

/** The banner of the app. */
export default function AppBanner({ path }: { path: string }) {
  return <SmartBanner store={useStore(smartBannerStore)} path={path} />;
}

export const messages = [smartBannerMessages];
