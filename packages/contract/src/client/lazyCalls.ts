import { Offline } from '../errors.ts';

/**
 * Loads a group of calls together with their schemas on first use. A page that only shows what the server rendered
 * needs neither the calls nor the schema library.
 */
export function lazyCalls<Calls>(load: () => Promise<Calls>): () => Promise<Calls> {
  return async () => {
    try {
      return await load();
    } catch {
      // Our own script file failed to load: for the shopper this is the same as a call that failed to connect.
      throw new Offline('The network is not there.');
    }
  };
}
