import { loadMessages, type Translator } from '@touchline/features/i18n';
import { lazy, Suspense, useState } from 'react';
import LaunchPlaceView from './LaunchPlaceView.tsx';
import { useStores } from './StoresContext.ts';
import type { ShownProduct } from '@touchline/features/product';

/** The server renders what is the same for everybody. The browser loads the code where a launch is, and then asks for more. */
const viewFor = (translator: Translator): typeof LaunchPlaceView =>
  import.meta.env.SSR
    ? LaunchPlaceView
    : (lazy(async () => {
        const [view, { launchesMessages }, { botCheckMessages }, verification, membership] =
          await Promise.all([
            import('./LaunchPlaceView.tsx'),
            import('@touchline/features/launches'),
            import('@touchline/features/botCheck'),
            import('@touchline/features/emailVerification'),
            import('@touchline/features/membership'),
          ]);
        await loadMessages(translator, [
          ...[launchesMessages, botCheckMessages, verification.emailVerificationMessages],
          membership.membershipMessages,
        ]);
        return view;
      }) as unknown as typeof LaunchPlaceView);

/** The launch that sells a product. */
export function LaunchPlace({ product }: { product: ShownProduct }) {
  const { translator } = useStores();
  const [View] = useState(() => viewFor(translator));
  return (
    <Suspense fallback={null}>
      <View product={product} />
    </Suspense>
  );
}
