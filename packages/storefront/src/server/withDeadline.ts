/** Milliseconds that all calls of one page may take together. */
export interface PageDeadline {
  /** A page that is only read. */
  read: number;
  /** A page that takes a form: it may have to wait for a payment. */
  form: number;
}

export const pageDeadline: PageDeadline = { read: 5_000, form: 25_000 };

type Fetch = (request: Request) => Promise<Response>;

const late = (): Response =>
  Response.json({ errorCode: 'Unavailable', message: 'The time of this page is over.' }, { status: 503 });

/** A `fetch` whose calls, from now on, end after so many milliseconds in all; what is late is answered with 503. */
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
