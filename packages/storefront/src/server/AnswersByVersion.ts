import { LRUCache } from 'lru-cache';
import type { ParsedAnswers } from '@touchline/contract/client/transport';

/**
 * What the back end answered for public pages, by address and version. An answer that has not changed is not parsed and
 * checked again, and what was made from its objects is still right.
 */
export class AnswersByVersion implements ParsedAnswers {
  readonly #answers: LRUCache<string, { etag: string; answer: unknown }>;

  /** `max`: answers kept. A list of products takes some 100 KB. */
  constructor(max: number) {
    this.#answers = new LRUCache({ max });
  }

  get(address: string, etag: string): { answer: unknown } | undefined {
    const known = this.#answers.get(address);
    return known?.etag === etag ? known : undefined;
  }

  set(address: string, etag: string, answer: unknown): void {
    this.#answers.set(address, { etag, answer });
  }
}
