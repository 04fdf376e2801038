import { setFlagsFromString } from 'node:v8';

/**
 * Has the engine collect garbage early instead of letting it grow. What a shop keeps alive is some 40 MB; left alone,
 * the engine of a machine with much memory let 200 MB of garbage stand beside it, for no call more a second
 * (`npm run bench -- --only api`). Pages pay for it: 21 lists drawn a second in place of 30, on two slow cores.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--optimize-for-size');
}
