import { Suspense } from 'react';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import type { InstallmentChoiceProps } from './InstallmentChoice.tsx';
import { NeedsScript } from './NeedsScript.ts';
import { PartMissing } from './PartMissing.tsx';

const InstallmentChoice = lazyPart(
  async () => (await import('./InstallmentChoice.tsx')).InstallmentChoice,
  PartMissing,
);

/** The choice of instalments, which only script can make; its code arrives with the first method that has some. */
export function LazyInstallmentChoice(props: InstallmentChoiceProps) {
  return (
    <Suspense fallback={null}>
      <NeedsScript>
        <InstallmentChoice {...props} />
      </NeedsScript>
    </Suspense>
  );
}
