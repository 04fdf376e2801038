import type { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { neutralDesign, type BrandDesign } from '../../kernel/brand/BrandDesign.ts';
import type { Database } from '../../kernel/database/schema.ts';
import { systemClock, type Clock } from '../../kernel/ports/Clock.ts';
import { silentLog, type Log } from '../../kernel/ports/Log.ts';
import { sandboxApp } from './sandboxApp.ts';
import { SandboxEvents } from './SandboxEvents.ts';
import { SandboxLedger } from './SandboxLedger.ts';
import { SandboxProvider } from './SandboxProvider.ts';

export interface SandboxOptions {
  /** Database of the ledger (`sandboxMigrations`); may be the shop's database. */
  readonly db: Kysely<Database>;
  /** Signs sessions, tokens and events. At least 32 characters; not the shop's own secret. */
  readonly secret: string;
  /** By which it knows sessions of the sandbox's wallet. @default no wallet pays */
  readonly walletSecret?: string;
  /** Origin of its pages: a different port than the shop, or the shop itself. */
  readonly origin: string;
  /** Origin of the shop: the only one that may embed its frames and receive their messages. */
  readonly shopOrigin: string;
  /** Base of the shop's API for events. @default shopOrigin */
  readonly shopApi?: string;
  /** Stands in for the wallets of devices: only where no shopper is meant to pay. @default false */
  readonly hasWallets?: boolean;
  /** Delivers events. @default the platform's fetch */
  readonly deliver?: (request: Request) => Promise<Response>;
  /** The design of its pages. @default a neutral one */
  readonly design?: BrandDesign;
  readonly clock?: Clock;
  readonly log?: Log;
  /** Waits in slow scenarios; tests skip the time. */
  readonly wait?: (milliseconds: number) => Promise<void>;
  /** Runs a function later; tests that call `deliverEvents` themselves pass one that does nothing. */
  readonly later?: (milliseconds: number, run: () => void) => void;
}

export interface Sandbox {
  readonly provider: SandboxProvider;
  /** Its pages, all under `/sandbox`. */
  readonly app: Hono;
  fetch(request: Request): Promise<Response>;
  /** Sends due events and returns their number; call it at intervals (5 s). */
  deliverEvents(): Promise<number>;
}

/** Creates the built-in payment provider: real pages to click through, outcomes decided by card and amount. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { db, secret, origin, shopOrigin, clock = systemClock, hasWallets = false } = options;
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
  const provider = new SandboxProvider({
    ...{ ledger, events, secret, origin, now, wait, hasWallets },
    walletSecret: options.walletSecret,
  });
  const app = sandboxApp({
    ...{ ledger, events, secret, origin, shopOrigin, now, hasWallets },
    design: options.design ?? neutralDesign('shop'),
    log: options.log ?? silentLog,
  });
  return {
    provider,
    app,
    fetch: async (request) => app.fetch(request),
    deliverEvents: () => events.deliverDue(),
  };
}
