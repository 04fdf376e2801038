import type { PageServerPart } from '../../routes/page.ts';

const parts = import.meta.glob<PageServerPart>('../../routes/*/page.server.ts');

/** What only the server has of a page, by the id of its route. */
export const serverPartOf = async (id: string): Promise<PageServerPart> =>
  (await parts[`../../routes/${id}/page.server.ts`]?.()) ?? {};
