/** The part of autocannon that the bench uses; the package has no types of its own. */
declare module 'autocannon' {
  interface Request {
    /** @default 'GET' */
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Changes each request before it is sent. */
    setupRequest?: (request: Record<string, unknown>) => Record<string, unknown>;
  }
  interface Result {
    '2xx': number;
    non2xx: number;
    requests: { total: number; average: number };
    /** Seconds. */
    duration: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: Request[];
    headers?: Record<string, string>;
  }): Promise<Result>;
}
