import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { systemClock, type Clock } from '../ports/Clock.ts';
import { silentLog, type Log } from '../ports/Log.ts';
import { sandboxApp } from './sandboxApp.ts';
import { SandboxEvents } from './SandboxEvents.ts';
import { SandboxLedger } from './SandboxLedger.ts';
import { SandboxProvider } from './SandboxProvider.ts';

export interface SandboxOptions {
  /** Where its books are kept (`sandboxMigrations`); may be the shop's database. */
  readonly db: Kysely<Database>;
  /** Signs sessions, tokens and events. At least 32 characters; not the shop's own secret. */
  readonly secret: string;
  /** Origin its pages are served at: another port than the shop, or the shop itself. */
  readonly origin: string;
  /** Origin of the shop: the only one that may show its frames and hear their messages. */
  readonly shopOrigin: string;
  /** Base of the shop's API for events. @default shopOrigin */
  readonly shopApi?: string;
  /** How events travel. @default the platform's fetch */
  readonly deliver?: (request: Request) => Promise<Response>;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Waits for slow scenarios; tests let the time pass at once. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Runs something later; tests that call `deliverEvents` themselves give one that does nothing. */
  readonly later?: (milliseconds: number, run: () => void) => void;
}

export interface Sandbox {
  readonly provider: SandboxProvider;
  /** Its pages, all under `/sandbox`. */
  readonly app: Hono;
  fetch(request: Request): Promise<Response>;
  /** Sends the events that are due; call it by interval (5 s). Answers how many. */
  deliverEvents(): Promise<number>;
}

/** A payment provider inside the product: pages a person can click, outcomes scripted by card and amount. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { db, secret, origin, shopOrigin, clock = systemClock } = options;
  const now = () => clock.now();
  const wait = options.wait ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)));
  const later = options.later ?? ((ms: number, run: () => void) => void setTimeout(run, ms));
  const ledger = new SandboxLedger(db);
  const events = new SandboxEvents({
    ledger,
    secret,
    shopApi: options.shopApi ?? shopOrigin,
    deliver: options.deliver ?? ((request) => fetch(request)),
    now,
    later,
  });
  const provider = new SandboxProvider({ ledger, events, secret, origin, now, wait });
  const app = sandboxApp({ ledger, events, secret, origin, shopOrigin, now, log: options.log ?? silentLog });
  return {
    provider,
    app,
    fetch: async (request) => app.fetch(request),
    deliverEvents: () => events.deliverDue(),
  };
}
