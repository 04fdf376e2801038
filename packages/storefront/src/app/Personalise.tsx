import { loadMessages, type Translator } from '@touchline/features/i18n';
import { lazy, Suspense, useState } from 'react';
import PersonaliseView from './PersonaliseView.tsx';
import { useStores } from './StoresContext.ts';
import type { ShownProduct } from '@touchline/features/product';

interface PersonaliseProps {
  product: ShownProduct;
  /** Takes what checks the fields before the product is added; `undefined` when they are gone. */
  onCheck: (check: (() => Promise<boolean>) | undefined) => void;
}

/** The server renders the fields at once: the form works without JavaScript. The browser loads their code where they are. */
const viewFor = (translator: Translator): typeof PersonaliseView =>
  import.meta.env.SSR
    ? PersonaliseView
    : (lazy(async () => {
        const [view, { personalisedProductMessages }] = await Promise.all([
          import('./PersonaliseView.tsx'),
          import('@touchline/features/personalisedProduct'),
        ]);
        await loadMessages(translator, [personalisedProductMessages]);
        return view;
      }) as unknown as typeof PersonaliseView);

/** Fields for what is put on a product. */
export function Personalise(props: PersonaliseProps) {
  const { translator } = useStores();
  const [View] = useState(() => viewFor(translator));
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  );
}
