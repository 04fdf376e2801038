import { mayShowSmartBanner } from '@touchline/features/shell/smartBanner/choice';
import { lazyView } from './lazyFeature.tsx';
import { useStores } from '../state/StoresContext.ts';

const AppBanner = lazyView<{ path: string }>({
  load: () => import('./AppBanner.tsx'),
  otherwise: () => null,
});

/** The banner of the app on phones, for markets that have an app; no other browser loads anything for it. */
export default function AppBannerPlace({ path }: { path: string }) {
  const { ports } = useStores();
  return mayShowSmartBanner(ports, navigator.userAgent) ? <AppBanner path={path} /> : null;
}
