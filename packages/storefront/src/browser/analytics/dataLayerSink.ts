import type { AppState, EventSink } from '@touchline/features/platform/analytics';

/** The list that tag managers read. */
interface HasDataLayer {
  dataLayer?: object[];
}

declare global {
  interface Window extends HasDataLayer {}
}

/**
 * Sends events to the data layer. It does not exist before the first event that may be sent; the state of the app comes
 * before it.
 */
export function dataLayerSink(host: HasDataLayer, appState: () => AppState): EventSink {
  return {
    send: ({ event, fields }) => {
      host.dataLayer ??= [{ appState: appState() }];
      host.dataLayer.push({ event, ...fields });
    },
  };
}
