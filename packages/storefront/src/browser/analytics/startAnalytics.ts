import { EventQueue } from '@touchline/features/platform/analytics';
import type { AnalyticsEvent, ConsentSource } from '@touchline/features/platform/analytics';
import type { Ports } from '@touchline/features/platform/ports';
import type { StorageNeeds } from '@touchline/features/platform/storage';
import { takePendingEvents } from '../../state/pendingEvents.ts';
import type { PageRemotes } from '../../state/state.ts';
import { appStateOf, type AppStateSources } from './appStateOf.ts';
import { dataLayerSink } from './dataLayerSink.ts';
import { sentEvents } from './sentEvents.ts';
import type { DeferredAnalytics } from './DeferredAnalytics.ts';

export interface AnalyticsStart extends AppStateSources {
  late: DeferredAnalytics;
  needs: StorageNeeds & Pick<Ports, 'call'>;
  /** The tag manager of the market. */
  tagManager?: PageRemotes['tagManager'];
  /** What the visitor allows. */
  consent: ConsentSource;
}

/** Starts sending: first the events that a redirect has carried here, then those of this page. */
export async function startAnalytics(start: AnalyticsStart): Promise<void> {
  const { late, needs, consent, tagManager } = start;
  const queue = new EventQueue({
    consent,
    sink: dataLayerSink(window, () => appStateOf(start, window)),
    sent: sentEvents(needs),
    mayBeFirst: async ({ event, fields }) => {
      if (event !== 'purchase') return true;
      const { isFirstMeasurement } = await import('@touchline/contract/client/order');
      return isFirstMeasurement(needs.call, fields.orderId);
    },
    ...(await developersList()),
  });
  const track = ({ event, fields }: AnalyticsEvent) => queue.track(event, fields);
  takePendingEvents(needs).forEach(track);
  late.begin(queue);
  if (!tagManager) return;
  const { address, origins } = tagManager;
  const [{ followTagManager }, { loadScript }] = await Promise.all([
    import('./tagManager.ts'),
    import('./loadScript.ts'),
  ]);
  followTagManager({
    ...{ address, consent, reload: () => location.reload() },
    load: (script) => loadScript(script, origins),
    onFailed: (error) => needs.reporter.report('The tag manager could not be loaded', error),
  });
}

/** In development, `?debug=analytics` shows each event and its outcome. */
async function developersList() {
  if (!import.meta.env.DEV || new URLSearchParams(location.search).get('debug') !== 'analytics') return {};
  const { eventList } = await import('./eventList.ts');
  return { onStatus: eventList(document) };
}
