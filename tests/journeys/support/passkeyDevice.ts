import type { Page } from 'playwright/test';

/** A device of the browser that makes and keeps passkeys. */
export interface PasskeyDevice {
  /** Whether somebody touches it whenever it begins to ask; else it waits, as a phone on a table does. */
  touch(isTouched: boolean): Promise<void>;
  /** How many passkeys it keeps. */
  count(): Promise<number>;
}

/** Gives the browser of a page a device that knows its holder, by the protocol of its developer tools. */
export async function passkeyDevice(page: Page): Promise<PasskeyDevice> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    touch: async (enabled) =>
      void (await tools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })),
    count: async () => (await tools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
}
