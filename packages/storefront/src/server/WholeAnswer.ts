/** What a kept page is chosen by, of a request. */
export interface AskedPage {
  method: string;
  /** The address below the origin, with its query. */
  address: string;
  /** Host and port that the request names. */
  host: string;
  headers: Pick<Headers, 'get'>;
  /** Address of the connected machine. */
  connectionAddress: string;
}

/** A response that is there completely. */
export interface WholeAnswer {
  status: number;
  /** Names and values in turn, as Node's server takes them. */
  headers: readonly string[];
  body?: Buffer;
}

/** What is asked for, of a request of the web's standard. */
export function askedOf({ method, url, headers }: Request, connectionAddress: string): AskedPage {
  const hostAt = url.indexOf('//') + 2;
  const addressAt = url.indexOf('/', hostAt);
  return {
    ...{ method, headers, connectionAddress },
    host: url.slice(hostAt, addressAt),
    address: url.slice(addressAt),
  };
}

/** The answer as a response of the web's standard. */
export function responseOf({ status, headers, body }: WholeAnswer, method: string): Response {
  const pairs = headers.flatMap((name, at): [string, string][] =>
    at % 2 === 0 ? [[name, headers[at + 1] ?? '']] : [],
  );
  // Not copied: nobody changes it.
  const sent = method === 'HEAD' ? null : ((body as Buffer<ArrayBuffer> | undefined) ?? null);
  return new Response(sent, { status, headers: pairs });
}
