import type { AnalyticsEvent, EventFields, EventName } from '@touchline/features/platform/analytics';
import type { Analytics } from '@touchline/features/platform/ports';

/** Analytics whose code is loaded after the page: until then events wait, in their order. */
export class DeferredAnalytics implements Analytics {
  private waiting: AnalyticsEvent[] = [];
  private ready: Analytics | undefined;

  track<Name extends EventName>(event: Name, fields: EventFields[Name]): void {
    if (this.ready) this.ready.track(event, fields);
    else this.waiting.push({ event, fields } as AnalyticsEvent);
  }

  /** Hands over what has waited. */
  begin(analytics: Analytics): void {
    this.ready = analytics;
    for (const { event, fields } of this.waiting) analytics.track(event, fields);
    this.waiting = [];
  }
}
