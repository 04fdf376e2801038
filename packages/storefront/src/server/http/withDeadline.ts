/** Milliseconds that all calls of one page may take in total. */
export interface PageDeadline {
  /** For a page without a form. */
  read: number;
  /** For a page that handles a form: it may have to wait for a payment. */
  form: number;
}

export const pageDeadline: PageDeadline = { read: 5_000, form: 25_000 };

type Fetch = (request: Request) => Promise<Response>;

const late = (): Response =>
  Response.json({ errorCode: 'Unavailable', message: 'The time of this page is over.' }, { status: 503 });

/** A `fetch` whose calls share a total time limit, starting now; a late call gets a 503. */
export function withDeadline(fetch: Fetch, milliseconds: number): Fetch {
  const end = performance.now() + milliseconds;
  return async (request) => {
    const left = end - performance.now();
    if (left <= 0) return late();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(late()), left);
    });
    try {
      return await Promise.race([fetch(request), over]);
    } finally {
      clearTimeout(timer);
    }
  };
}
