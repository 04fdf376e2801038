/** Entries of a page of content, such as the articles of the blog (accounts document, section 9). */
export const contentPageSize = 10;

/** The page of a list of content that is shown where none is asked for. */
export const firstContentPage = 1;

/** Number of pages that so many entries fill. Pages are numbered for shoppers only where there is more than one. */
export const contentPages = (total: number, pageSize: number = contentPageSize): number =>
  Math.max(Math.ceil(total / pageSize), firstContentPage);
