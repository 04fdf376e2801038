import { lazy, Suspense } from 'react';
import type { InstallmentChoiceProps } from './InstallmentChoice.tsx';
import { NeedsScript } from './NeedsScript.ts';

const InstallmentChoice = lazy(async () => ({
  default: (await import('./InstallmentChoice.tsx')).InstallmentChoice,
}));

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
