import type { ConsentSource } from '@touchline/features/platform/analytics';

/** Milliseconds after which a script that could not be loaded is requested once more. */
export const retryAfter = 500;

export interface TagManagerParts {
  /** Address of its script. */
  address: string;
  /** The consent to analytics. */
  consent: ConsentSource;
  /** Loads the script; rejects when it cannot be loaded. */
  load: (address: string) => Promise<void>;
  /** Called when it could not be loaded twice. */
  onFailed: (error: unknown) => void;
  /** Leaves the page: a script that runs cannot be stopped. */
  reload: () => void;
  /** @default after `retryAfter` */
  wait?: () => Promise<void>;
}

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, retryAfter);
  });

/**
 * Loads the market's tag manager as soon as analytics is granted, never before. Once it runs, a visitor who takes the
 * consent back reloads the page without it.
 */
export function followTagManager(parts: TagManagerParts): void {
  const { address, consent, load, onFailed, reload, wait = pause } = parts;
  let isLoaded = false;
  const follow = (): void => {
    if (isLoaded && consent.state === 'refused') return reload();
    if (isLoaded || consent.state !== 'granted') return;
    isLoaded = true;
    load(address)
      .catch(() => wait().then(() => (consent.state === 'granted' ? load(address) : undefined)))
      .catch(onFailed);
  };
  consent.subscribe(follow);
  follow();
}
