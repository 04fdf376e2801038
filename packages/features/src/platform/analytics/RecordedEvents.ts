import type { AnalyticsEvent, EventFields, EventName } from './events.ts';

/** Collects events: those of one request, for the browser to send, and those of a test. */
export class RecordedEvents {
  readonly events: AnalyticsEvent[] = [];
  private readonly onEvent: ((event: AnalyticsEvent) => void) | undefined;

  constructor(onEvent?: (event: AnalyticsEvent) => void) {
    this.onEvent = onEvent;
    // A port's functions are passed around without it.
    this.track = this.track.bind(this);
  }

  track<Name extends EventName>(event: Name, fields: EventFields[Name]): void {
    const happened = { event, fields } as AnalyticsEvent;
    this.events.push(happened);
    this.onEvent?.(happened);
  }
}
