/** Whether analytics may be sent; `unknown` as long as the visitor has not answered. */
export type ConsentState = 'granted' | 'refused' | 'unknown';

/** What the visitor allows. The consent module provides it. */
export interface ConsentSource {
  readonly state: ConsentState;
  /** Calls back after each change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
}
