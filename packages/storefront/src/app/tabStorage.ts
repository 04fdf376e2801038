import type { KeyValueStorage, Reporter } from '@touchline/features/ports';

/**
 * Keeps form drafts for as long as the tab is open. On the server it stores and returns nothing, even where Node has
 * its own `sessionStorage`, which all shoppers would share.
 */
export const tabStorage = (reporter: Reporter): KeyValueStorage => {
  const storage = () => (typeof document === 'undefined' ? undefined : sessionStorage);
  /** When storage is full or forbidden, only the draft is lost. */
  const attempt = <Result>(access: () => Result): Result | undefined => {
    try {
      return access();
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
