import { loadMessages } from '@touchline/features/i18n';
import { SmartBanner, smartBannerMessages, smartBannerStore } from '@touchline/features/smartBanner';
import { useEffect, useState } from 'react';
import { useStore, useStores } from './StoresContext.ts';

/** The banner of the app; its messages come with it. */
export default function AppBanner({ path }: { path: string }) {
  const { translator } = useStores();
  const store = useStore(smartBannerStore);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    loadMessages(translator, [smartBannerMessages]).then(
      () => setReady(true),
      // Without its texts there is no banner.
      () => undefined,
    );
  }, [translator]);
  return isReady ? <SmartBanner {...{ store, path }} /> : null;
}
