import { mayShowSmartBanner } from '@touchline/features/smartBannerChoice';
import { lazy, Suspense, type ComponentType } from 'react';
import { useStores } from './StoresContext.ts';

// Without its code the page stays as it is.
const AppBanner = lazy<ComponentType<{ path: string }>>(() =>
  import('./AppBanner.tsx').catch(() => ({ default: () => null })),
);

/** The banner of the app on phones, for markets that have an app; no other browser loads anything for it. */
export default function AppBannerPlace({ path }: { path: string }) {
  const { ports } = useStores();
  if (!mayShowSmartBanner(ports, navigator.userAgent)) return null;
  return (
    <Suspense fallback={null}>
      <AppBanner path={path} />
    </Suspense>
  );
}
