import * as sessionCalls from '@touchline/contract/accountSession/endpoints';
import type { AccountSession } from '@touchline/contract/accountSession/schema';
import * as passkeyCalls from '@touchline/contract/passkey/endpoints';
import type { Passkey, PasskeyCreation } from '@touchline/contract/passkey/schema';
import type { Authenticator } from '../../platform/ports/index.ts';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { PasskeysStore, type PasskeysSnapshot } from './PasskeysStore.ts';
import { SessionsStore, type SessionsSnapshot } from './SessionsStore.ts';

export const phone: Passkey = {
  ...{ id: 'phone', name: 'My phone', createdAt: '2026-06-02T08:15:00Z' },
  ...{ lastUsedAt: '2026-11-20T18:40:00Z', isSynced: true },
};

export const laptop: Passkey = {
  ...{ id: 'laptop', name: 'Chrome, Windows', createdAt: '2026-11-21T09:30:00Z' },
  ...{ lastUsedAt: null, isSynced: false },
};

export const mayasSessions: readonly AccountSession[] = [
  {
    ...{ id: 's1', browser: 'Chrome', system: 'Windows', country: 'GB', isCurrent: true },
    ...{ createdAt: '2026-11-21T09:30:00Z', lastUsedAt: '2026-11-21T10:00:00Z' },
  },
  {
    ...{ id: 's2', browser: 'Safari', system: 'iPhone', country: 'GB', isCurrent: false },
    ...{ createdAt: '2026-10-03T07:12:00Z', lastUsedAt: '2026-11-20T18:40:00Z' },
  },
  {
    ...{ id: 's3', browser: null, system: null, country: 'FR', isCurrent: false },
    ...{ createdAt: '2026-11-18T22:05:00Z', lastUsedAt: '2026-11-18T22:09:00Z' },
  },
];

const creation: PasskeyCreation = {
  rp: { id: 'shop.example', name: 'Touchline' },
  user: { id: 'TWF5YQ', name: 'maya@example.org', displayName: 'maya@example.org' },
  ...{ challenge: 'AAAA', pubKeyCredParams: [{ alg: -7, type: 'public-key' }], timeout: 300_000 },
  excludeCredentials: [],
  authenticatorSelection: {
    ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  },
  attestation: 'none',
};

/** A device that makes a passkey each time, or does what is given. */
export const deviceThat = (does: Partial<Authenticator> = {}): Authenticator => ({
  isSupported: () => true,
  canAutofill: () => Promise.resolve(false),
  create: () =>
    Promise.resolve({
      kind: 'created',
      credential: {
        ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    }),
  sign: () =>
    Promise.resolve({
      ...{ id: 'AAAA', rawId: 'AAAA', type: 'public-key' },
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    }),
  cancel: () => undefined,
  ...does,
});

/** Ports of a back end that does what it is asked. */
export function willing(
  passkeys: readonly Passkey[] = [],
  sessions: readonly AccountSession[] = [],
  authenticator: Authenticator = deviceThat(),
): TestPorts {
  const ports = { ...testPorts(), authenticator };
  const left = (kept: readonly Passkey[]) => ({ answer: { passkeys: [...kept], hasOtherWay: true } });
  ports.server
    .on(passkeyCalls.getPasskeys, left(passkeys))
    .on(passkeyCalls.startPasskey, { answer: creation })
    .on(passkeyCalls.addPasskey, left([laptop, ...passkeys]))
    .on(passkeyCalls.renamePasskey, left(passkeys.map((each) => ({ ...each, name: 'Old phone' }))))
    .on(passkeyCalls.removePasskey, left(passkeys.slice(1)))
    .on(sessionCalls.getSessions, { answer: { sessions: [...sessions] } })
    .on(sessionCalls.endSession, { answer: { sessions: sessions.filter(({ id }) => id !== 's2') } })
    .on(sessionCalls.endOtherSessions, { answer: { sessions: sessions.filter((each) => each.isCurrent) } });
  return ports;
}

/** Ports of a network that is lost. */
export function offline(): TestPorts {
  const ports = { ...testPorts(), authenticator: deviceThat() };
  for (const call of [...Object.values(passkeyCalls), ...Object.values(sessionCalls)])
    ports.server.on(call, 'offline');
  return ports;
}

/** A store with these passkeys. */
export const passkeysWith = (
  passkeys: readonly Passkey[],
  state: Partial<PasskeysSnapshot> = {},
  ports: TestPorts = willing(passkeys),
): PasskeysStore =>
  PasskeysStore.fromSnapshot(ports, { status: 'ready', passkeys, hasOtherWay: true, ...state });

/** A store with these devices. */
export const sessionsWith = (
  sessions: readonly AccountSession[],
  state: Partial<SessionsSnapshot> = {},
  ports: TestPorts = willing([], sessions),
): SessionsStore => SessionsStore.fromSnapshot(ports, { status: 'ready', sessions, ...state });
