import { when } from 'mobx';
import type { ConsentStore } from './ConsentStore.ts';
import { serverRenderedConsent } from './serverRenderedConsentId.ts';

/**
 * Resolves once the script may take over the question that the server has sent: a press on it that has begun ends as it
 * began. An answer that is given elsewhere before removes it.
 */
export async function followServerRenderedConsent(store: ConsentStore): Promise<void> {
  const sent = serverRenderedConsent();
  if (!sent) return;
  when(
    () => !store.mustAsk,
    () => {
      if (!sent.ariaModal) sent.remove();
    },
  );
  if (sent.querySelector(':active'))
    await new Promise((resolve) => addEventListener('click', resolve, { once: true }));
}
