import { announce } from '@touchline/design-system/LiveRegion';
import { loadMessages } from '../i18n/index.ts';
import type { StoreContext } from '../module/index.ts';
import { sessionMessages } from './sessionMessages.ts';

/**
 * Tells screen readers that somebody is signed in now, by name where the shop knows it: a dialog that has closed, and a
 * name in the header, say nothing.
 */
export async function saySignedIn({
  session,
  ports,
  translator,
}: Pick<StoreContext, 'session' | 'ports' | 'translator'>): Promise<void> {
  if (!session.isSignedIn) return;
  try {
    await loadMessages(translator, [sessionMessages]);
    const { displayName: name } = session;
    const key = name === undefined ? 'session.signedIn' : 'session.signedIn.named';
    announce(translator.translate(sessionMessages.namespace, key, name === undefined ? {} : { name }));
  } catch (error) {
    ports.reporter.report('Nobody was told of the sign-in.', error);
  }
}
