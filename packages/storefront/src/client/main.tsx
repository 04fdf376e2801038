import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isLanguageCode, loadMessages, smallTranslator } from '@touchline/features/i18n';
import { Site } from '@touchline/features/site';
import { App } from '../app/App.tsx';
import { browserRoutes } from '../app/routes.ts';
import { shellMessages } from '../app/shell.ts';
import { stateElementId, type PageState } from '../app/state.ts';
import { Stores } from '../app/Stores.ts';
import { browserPorts } from './browserPorts.ts';
import { CurrentPage } from './CurrentPage.tsx';
import { followLinks } from './followLinks.ts';
import { listenForErrors } from './listenForErrors.ts';
import { Navigator } from './Navigator.ts';
import { rootErrors } from './rootErrors.ts';

/** Loads the code for API calls on the first touch or key, so that it is ready when a call is made. */
function fetchCallsEarly(): void {
  const events = ['pointerdown', 'keydown'] as const;
  const fetchThem = (): void => {
    for (const event of events) removeEventListener(event, fetchThem, true);
    // When offline, the call itself reports the problem.
    void Promise.allSettled([
      import('@touchline/contract/product/endpoints'),
      import('@touchline/contract/basket/endpoints'),
    ]);
  };
  for (const event of events) addEventListener(event, fetchThem, { capture: true, passive: true });
}

let navigator: Navigator | undefined;

async function start(root: Element): Promise<void> {
  const state = JSON.parse(document.getElementById(stateElementId)?.textContent ?? '') as PageState;
  const site = new Site(state.site);
  const { code, sitePath } = site.language;

  const ports = browserPorts(state, (path, options) => {
    if (navigator) void navigator.go(site.href(path), options);
    else location.assign(site.href(path));
  });
  listenForErrors(ports.reporter);
  const translator = smallTranslator(isLanguageCode(code) ? code : 'en', (key) =>
    ports.reporter.report(`No message for ${key}`),
  );
  const stores = new Stores(ports, site, translator, state.stores);

  const [takenOver] = await Promise.all([
    Navigator.takeOver(state.page, browserRoutes(sitePath), stores, state.origin),
    loadMessages(translator, shellMessages),
  ]);
  navigator = takenOver;
  fetchCallsEarly();
  followLinks(takenOver, { origin: location.origin, sitePath, isCheckoutElsewhere: false });
  startTransition(() => {
    hydrateRoot(
      root,
      <App stores={stores} onHydrated={() => window.touchlineLate?.hydrated()}>
        <CurrentPage navigator={takenOver} />
      </App>,
      rootErrors(ports.reporter),
    );
  });
}

const root = document.getElementById('root');
// In its own task: a slow phone has just been busy evaluating the files.
if (root) setTimeout(() => void start(root));
