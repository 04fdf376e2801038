import { makeAutoObservable, observableRef } from 'mobx';

export type LoadStatus = 'idle' | 'loading' | 'ready' | 'failed';

export interface LoadSnapshot<Value> {
  status: LoadStatus;
  value?: Value;
  /** Milliseconds since 1970. */
  lastLoadedAt?: number;
}

/** The state of loading one value from the server: the value, the time, and the last error. */
export class Load<Value> {
  status: LoadStatus = 'idle';
  value: Value | undefined = undefined;
  error: unknown = undefined;
  /** Milliseconds since 1970; `undefined` before the first response. */
  lastLoadedAt: number | undefined = undefined;

  constructor({ status = 'idle', value, lastLoadedAt }: Partial<LoadSnapshot<Value>> = {}) {
    this.status = status;
    this.value = value;
    this.lastLoadedAt = lastLoadedAt;
    makeAutoObservable(this, { value: observableRef, error: observableRef }, { autoBind: true });
  }

  get isLoading(): boolean {
    return this.status === 'loading';
  }

  /** Whether the value is younger than this many milliseconds. */
  isFresh(now: number, age: number): boolean {
    return this.status === 'ready' && this.lastLoadedAt !== undefined && now - this.lastLoadedAt < age;
  }

  start(): void {
    this.status = 'loading';
    this.error = undefined;
  }

  /** `value` is `undefined` when the server has no such thing. */
  finish(value: Value | undefined, now: number): void {
    this.status = 'ready';
    this.value = value;
    this.lastLoadedAt = now;
  }

  /** Records an error; an earlier value is kept. */
  fail(error: unknown): void {
    this.status = 'failed';
    this.error = error;
  }

  toSnapshot(): LoadSnapshot<Value> {
    const { status, value, lastLoadedAt } = this;
    return {
      status,
      ...(value === undefined ? {} : { value }),
      ...(lastLoadedAt === undefined ? {} : { lastLoadedAt }),
    };
  }
}
