import { EventQueue, type AnalyticsEvent, type ConsentSource } from '@touchline/features/analytics';
import type { StorageNeeds } from '@touchline/features/storage';
import { takePassedOn } from '../../app/passedOnEvents.ts';
import { dataLayerSink } from './dataLayerSink.ts';
import { sentEvents } from './sentEvents.ts';
import type { LateAnalytics } from './LateAnalytics.ts';

export interface AnalyticsStart {
  late: LateAnalytics;
  needs: StorageNeeds;
  /** What the visitor allows. */
  consent: ConsentSource;
}

/** Starts sending: first the events that a redirect has carried here, then those of this page. */
export async function startAnalytics(start: AnalyticsStart): Promise<void> {
  const { late, needs, consent } = start;
  const queue = new EventQueue({
    consent,
    sink: dataLayerSink(window),
    sent: sentEvents(needs),
    ...(await developersList()),
  });
  const track = ({ event, fields }: AnalyticsEvent) => queue.track(event, fields);
  takePassedOn(needs).forEach(track);
  late.begin(queue);
}

/** In development, `?debug=analytics` shows each event and what became of it. */
async function developersList() {
  if (!import.meta.env.DEV || new URLSearchParams(location.search).get('debug') !== 'analytics') return {};
  const { eventList } = await import('./eventList.ts');
  return { onStatus: eventList(document) };
}
