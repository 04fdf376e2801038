import { Offline } from '../errors.ts';

/**
 * Loads the calls of a subject with their schemas. They come with the first call: a page that only shows what the
 * server made needs neither them nor the library of the schemas.
 */
export function lazyCalls<Calls>(load: () => Promise<Calls>): () => Promise<Calls> {
  return async () => {
    try {
      return await load();
    } catch {
      // Our own file did not come: to the shopper the same as a call that did not get through.
      throw new Offline('The network is not there.');
    }
  };
}
