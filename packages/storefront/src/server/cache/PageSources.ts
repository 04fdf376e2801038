import type { ParsedAnswers } from '@touchline/contract/client/transport';
import type { EtagCache } from './EtagCache.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A response that a page was made from: where it came from, and which version it was. */
interface Source {
  url: string;
  etag: string;
}

/**
 * Records which responses of the back end a page is made from, so that it can be checked later whether it is still
 * right, without rendering it again.
 */
export class PageSources {
  private readonly sources: Source[] = [];
  private isRecording = false;
  private hasOthers = false;
  /** When the oldest of the responses came that were not asked for again; infinity where all were asked for. */
  askedAt = Infinity;

  /** `fetch`, recorded from `begin` on. */
  recorded(fetch: Fetch): Fetch {
    return async (request) => {
      const { method, url } = request;
      const response = await fetch(request);
      if (!this.isRecording) return response;
      const etag = response.headers.get('etag');
      if (method === 'GET' && response.status === 200 && etag !== null) this.sources.push({ url, etag });
      else this.hasOthers = true;
      return response;
    };
  }

  /** `answers`, with those recorded that are taken without asking. */
  recordedAnswers(answers: EtagCache): ParsedAnswers {
    return {
      get: (...of) => answers.get(...of),
      set: (...given) => answers.set(...given),
      recent: (url) => {
        const known = answers.recent(url);
        if (known && this.isRecording) {
          this.sources.push({ url, etag: known.etag });
          this.askedAt = Math.min(this.askedAt, known.askedAt);
        }
        return known;
      },
    };
  }

  begin(): void {
    this.isRecording = true;
  }

  /** Whether all responses have a version that can be asked for. */
  get isComplete(): boolean {
    return !this.hasOthers;
  }

  /** Whether the back end would give the same responses again. */
  async areUnchanged(fetch: Fetch, headers: Readonly<Record<string, string>>): Promise<boolean> {
    const answers = await Promise.all(
      this.sources.map(async ({ url, etag }) => {
        const answer = await fetch(new Request(url, { headers: { ...headers, 'if-none-match': etag } }));
        if (answer.status === 200) await answer.body?.cancel();
        return answer.status === 304;
      }),
    );
    return answers.every(Boolean);
  }
}
