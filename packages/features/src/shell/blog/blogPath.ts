/** The path of a page of the list of articles, below the site path. */
export const blogPath = (page: number): string => (page > 1 ? `/blog?page=${page}` : '/blog');

/** The page of the list that an address asks for; NaN for nonsense. */
export const blogPageOf = ({ searchParams }: URL): number => {
  const page = searchParams.get('page') ?? '1';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : NaN;
};
