import type { Ports, SessionFlags } from '@touchline/features/platform/ports';
import { SessionStore, type SessionSnapshot } from '@touchline/features/platform/session';
import { Stores, type StoresInput } from './Stores.ts';

interface CompositionInput extends Omit<StoresInput, 'ports' | 'session'> {
  ports: Ports & { flags: SessionFlags };
  /** Who the page was rendered for. @default not known yet */
  session?: SessionSnapshot | undefined;
}

/**
 * Composes the stores of one visitor on one site: for a request of the server, in the browser, for a shop in Storybook and
 * in tests. Who the visitor is decides which flags hold.
 */
export function composeStores({ ports, session: known, ...rest }: CompositionInput): Stores {
  const takeFlags = ports.flags.take.bind(ports.flags);
  const session = known
    ? SessionStore.fromSnapshot(ports, known, takeFlags)
    : new SessionStore(ports, takeFlags);
  return new Stores({ ...rest, ports, session });
}
