import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { pathOf, surfaces, type Endpoint } from './endpoint.ts';
import type { ErrorBody } from './errors.ts';

/** One scripted response: a valid value, an error, a network failure, or no response at all. */
export type ScriptedResponse<Of extends Endpoint> =
  | { answer: z.input<Of['response']>; headers?: Record<string, string> }
  | { status: number; error: ErrorBody; headers?: Record<string, string> }
  | 'offline'
  | 'never';

interface Script {
  endpoint: Endpoint;
  answers: ScriptedResponse<Endpoint>[];
}

/** A request received by a scripted fetch; recorded in order. */
export interface RecordedCall {
  id: string;
  url: URL;
  headers: Headers;
  body: unknown;
}

/** A server with scripted responses. An endpoint without a script throws; the last response of an endpoint is repeated. */
export class ScriptedServer {
  readonly calls: RecordedCall[] = [];
  private readonly scripts: Script[] = [];

  /** Sets the responses of one endpoint and checks them against the contract immediately. */
  on<Of extends Endpoint>(endpoint: Of, ...answers: ScriptedResponse<Of>[]): this {
    for (const answer of answers) {
      if (typeof answer === 'string' || !('answer' in answer)) continue;
      const parsed = safeParse(endpoint.response, answer.answer);
      if (!parsed.success)
        throw new Error(`The script of ${endpoint.id} breaks the contract: ${parsed.error.message}`);
    }
    const at = this.scripts.findIndex((script) => script.endpoint.id === endpoint.id);
    if (at >= 0) this.scripts.splice(at, 1);
    this.scripts.push({ endpoint, answers: [...answers] as ScriptedResponse<Endpoint>[] });
    return this;
  }

  /** The calls made to one endpoint. */
  callsOf(endpoint: Endpoint): RecordedCall[] {
    return this.calls.filter((call) => call.id === endpoint.id);
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const script = this.scripts.find(
      ({ endpoint }) => endpoint.method === request.method && matches(endpoint, url.pathname),
    );
    if (!script) throw new Error(`No script answers ${request.method} ${url.pathname}.`);
    const text = await request.clone().text();
    this.calls.push({
      id: script.endpoint.id,
      url,
      headers: request.headers,
      body: text ? JSON.parse(text) : undefined,
    });
    const answer = script.answers.length > 1 ? script.answers.shift() : script.answers[0];
    if (!answer || answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'never') return whenGivenUp(request.signal);
    const headers = { 'content-type': 'application/json', ...answer.headers };
    if ('answer' in answer) return new Response(JSON.stringify(answer.answer), { headers });
    return new Response(JSON.stringify(answer.error), { status: answer.status, headers });
  };
}

function matches(endpoint: Endpoint, pathname: string): boolean {
  return surfaces.some((surface) => {
    const wanted = pathOf(endpoint, surface).split('/');
    const given = pathname.split('/');
    return (
      wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
    );
  });
}

/** Ends when the caller gives the call up, but not when its time limit is over: a story that loads keeps loading. */
function whenGivenUp(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    const end = () => {
      const reason: unknown = signal.reason;
      if (reason instanceof DOMException && reason.name === 'TimeoutError') return;
      reject(reason instanceof Error ? reason : new Error('aborted'));
    };
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}
