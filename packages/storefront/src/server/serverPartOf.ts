import type { PageServerPart } from '../app/page.ts';

const parts = import.meta.glob<PageServerPart>('../pages/*/page.server.ts');

/** What only the server has of a page, by the id of its route. */
export const serverPartOf = async (id: string): Promise<PageServerPart> =>
  (await parts[`../pages/${id}/page.server.ts`]?.()) ?? {};
