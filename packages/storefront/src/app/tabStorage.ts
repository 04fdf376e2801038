import type { KeyValueStorage, Reporter } from '@touchline/features/ports';

/**
 * What was typed lives as long as the tab. A server has no tab: it keeps nothing and gives nothing, even where
 * Node brings a `sessionStorage` of its own, which all shoppers would share.
 */
export const tabStorage = (reporter: Reporter): KeyValueStorage => {
  const storage = () => (typeof document === 'undefined' ? undefined : sessionStorage);
  /** A full or forbidden storage costs the draft, nothing else. */
  const attempt = <Result>(act: () => Result): Result | undefined => {
    try {
      return act();
    } catch (error) {
      reporter.report('What was typed could not be kept', error);
      return undefined;
    }
  };
  return {
    get: (key) => attempt(() => storage()?.getItem(key) ?? undefined),
    set: (key, value) => attempt(() => storage()?.setItem(key, value)),
    remove: (key) => attempt(() => storage()?.removeItem(key)),
  };
};
