import type { EventSink } from '@touchline/features/analytics';

/** The list that tag managers read. */
interface HasDataLayer {
  dataLayer?: object[];
}

declare global {
  interface Window extends HasDataLayer {}
}

/** Sends events to the data layer. It does not exist before the first event that may be sent. */
export function dataLayerSink(host: HasDataLayer): EventSink {
  return {
    send: ({ event, fields }) => {
      host.dataLayer ??= [];
      host.dataLayer.push({ event, ...fields });
    },
  };
}
