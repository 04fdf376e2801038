import type { ReactNode } from 'react';
import {
  consentMessages,
  consentRules,
  ConsentStore,
  isAboutConsent,
  ServerRenderedConsent,
} from '@touchline/features/consent/consent';
import { loadMessages } from '@touchline/features/platform/i18n';
import { App } from '../../shell/App.tsx';
import { splitSitePath } from '../../routes/urls.ts';
import type { Stores } from '../../state/Stores.ts';
import { settingsAction } from './noScriptConsent.ts';

/**
 * The question about cookies for a page that is rendered for its visitor, who has not answered: it is seen with the page,
 * not after its script. Pages that are the same for everybody are asked by their script, or by `noScriptConsent`.
 */
export async function serverRenderedConsent(stores: Stores, url: URL): Promise<ReactNode> {
  const { site, ports, translator } = stores;
  const store = new ConsentStore(ports, consentRules(stores));
  const { regime, hasReject } = store.rules;
  const { rest } = splitSitePath(url.pathname);
  if (!store.mustAsk || regime !== 'gdpr' || !hasReject || isAboutConsent(site, rest)) return undefined;
  await loadMessages(translator, [consentMessages]);
  return (
    <App stores={stores}>
      <ServerRenderedConsent store={store} action={settingsAction(site, url)} />
    </App>
  );
}
