import { remoteContents } from '@touchline/contract/caches';
import { singleFlight } from '@touchline/contract/client/singleFlight';
import { configValue } from '@touchline/contract/config/configTable';
import type { Schema } from '@touchline/contract/endpoint';
import type { Site } from '@touchline/contract/market/schema';
import { circuitBreaker, ConsecutiveBreaker, handleAll, type CircuitBreakerPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { safeParse, type z } from 'zod/mini';
import type { CatalogueVersion } from '../../../kernel/database/CatalogueVersion.ts';
import type { Clock } from '../../../kernel/ports/Clock.ts';
import type { Log } from '../../../kernel/ports/Log.ts';
import { limitedText } from './limitedText.ts';

type Fetch = (request: Request) => Promise<Response>;

export interface RemoteContentOptions {
  /** The shop's own, at which `self` is. */
  readonly origin: string;
  /** Answers calls to `self`, without a network. */
  readonly own: Fetch;
  /** Sends calls to other origins. @default the platform's fetch */
  readonly fetch?: Fetch | undefined;
  readonly version: Pick<CatalogueVersion, 'known'>;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

/** Milliseconds that a page waits for somebody else's content, whatever a market says. */
const longestWait = 2_000;

/** A call: its origin, and its path there; `ownPath` is the one at `self`. */
export interface ContentCall<Form extends Schema> {
  /** As configured; empty for none. */
  readonly origin: string;
  readonly path: string;
  readonly ownPath: string;
  readonly query: Readonly<Record<string, string>>;
  readonly form: Form;
}

interface Asked {
  readonly address: string;
  readonly isOwn: boolean;
  readonly limit: number;
  readonly form: Schema;
}

/** What is known of a call: `undefined` when there is no content, or none could be had. */
interface Known {
  readonly content: unknown;
  readonly at: number;
}

/**
 * Asks the content flow and the content management system of a market. Nothing depends on the answer: what fails is reported
 * and is no content, and an origin that keeps failing is left alone for a while. Only the configured origin is ever asked;
 * redirects are failures.
 */
export class RemoteContent {
  readonly #options: RemoteContentOptions;
  readonly #send: Fetch;
  readonly #known = new LRUCache<string, Known>({ max: remoteContents.max });
  readonly #join = singleFlight();
  readonly #breakers = new Map<string, CircuitBreakerPolicy>();

  constructor(options: RemoteContentOptions) {
    this.#options = options;
    this.#send = options.fetch ?? ((request) => fetch(request));
  }

  /** The content that a call is answered with, in its form; `undefined` without one. Never throws. */
  async ask<Form extends Schema>(
    site: Site,
    { origin: configured, path, ownPath, query, form }: ContentCall<Form>,
  ): Promise<z.output<Form> | undefined> {
    const { config } = site.market;
    if (configured === '') return undefined;
    const { origin, version, clock } = this.#options;
    const isOwn = configured === 'self';
    const address = `${isOwn ? origin + ownPath : configured + path}?${new URLSearchParams(query)}`;
    const key = isOwn ? `${version.known} ${address}` : address;
    const known = this.#known.get(key);
    if (known && clock.now().getTime() - known.at < remoteContents.milliseconds)
      return known.content as z.output<Form> | undefined;
    const limit = Math.min(longestWait, configValue(config, 'contentTimeout'));
    const asking = this.#join(key, () => this.#renew(key, { address, isOwn, limit, form }));
    // The last answer serves meanwhile, so that one page of many waits.
    return (known ? known.content : await asking) as z.output<Form> | undefined;
  }

  async #renew(key: string, call: Asked): Promise<unknown> {
    const content = await this.#read(call).catch((error: unknown) => {
      this.#options.log.warn('remote content left out', {
        address: call.address,
        why: String(error).slice(0, 300),
      });
      return this.#known.get(key)?.content;
    });
    this.#known.set(key, { content, at: this.#options.clock.now().getTime() });
    return content;
  }

  async #read({ address, isOwn, limit, form }: Asked): Promise<unknown> {
    const { origin, host } = new URL(address);
    const request = new Request(address, {
      headers: {
        accept: 'application/json',
        'x-original-host': isOwn ? host : new URL(this.#options.origin).host,
      },
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(limit),
    });
    return this.#breakerOf(origin).execute(async () => {
      const answer = await (isOwn ? this.#options.own(request) : this.#send(request));
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw new Error(`It was answered with ${answer.status}.`);
      const content = safeParse(form, JSON.parse(await limitedText(answer)));
      if (!content.success) throw new Error(`It has another form: ${content.error.message}`);
      return content.data;
    });
  }

  #breakerOf(origin: string): CircuitBreakerPolicy {
    const known = this.#breakers.get(origin);
    if (known) return known;
    const made = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(5), halfOpenAfter: 15_000 });
    this.#breakers.set(origin, made);
    return made;
  }
}
