import type { ConsentSource } from './AnalyticsConsent.ts';
import { onceKeyOf, type AnalyticsEvent, type EventFields, type EventName } from './events.ts';
import { withoutEmails } from './withoutEmails.ts';

/** Where events go: a tag manager's data layer, a test. */
export interface EventSink {
  send(event: AnalyticsEvent): void;
}

/** Remembers on this device what was sent. */
export interface SentEvents {
  has(key: string): boolean;
  add(key: string): void;
}

/** What has been done with an event. */
export type EventStatus = 'sent' | 'waiting' | 'dropped';

export interface EventQueueParts {
  consent: ConsentSource;
  sink: EventSink;
  sent: SentEvents;
  /**
   * Whether an event that is sent only once may be sent: asks whoever knows of other devices too. A rejection leaves it
   * for another page. @default it may
   */
  mayBeFirst?: (event: AnalyticsEvent) => Promise<boolean>;
  /** Called for each event and each change of its status; for the list of a developer. */
  onStatus?: (event: AnalyticsEvent, status: EventStatus) => void;
}

/** An answer that comes later than this many events is too late for the oldest ones. */
export const maxWaiting = 50;

/**
 * Sends events as far as the visitor allows. Before the answer they wait, in memory only: nothing is stored without
 * consent. A refusal drops them; a grant sends them in their order.
 */
export class EventQueue {
  private waiting: AnalyticsEvent[] = [];
  /** Keys of the events that an answer is awaited for. */
  private readonly asking = new Set<string>();
  private readonly parts: EventQueueParts;

  constructor(parts: EventQueueParts) {
    this.parts = parts;
    parts.consent.subscribe(() => this.settle());
  }

  track<Name extends EventName>(event: Name, fields: EventFields[Name]): void {
    this.take({ event, fields } as AnalyticsEvent);
  }

  private take(event: AnalyticsEvent): void {
    switch (this.parts.consent.state) {
      case 'granted':
        return this.send(event);
      case 'refused':
        return this.tell(event, 'dropped');
      case 'unknown':
        this.waiting.push(event);
        this.tell(event, 'waiting');
        if (this.waiting.length > maxWaiting) this.drop(this.waiting.shift());
    }
  }

  /** The visitor has answered, or changed the answer. */
  private settle(): void {
    const { waiting } = this;
    if (this.parts.consent.state === 'unknown') return;
    this.waiting = [];
    for (const event of waiting) this.take(event);
  }

  private send(event: AnalyticsEvent): void {
    const key = onceKeyOf(event);
    if (key === undefined) return this.passOn(event);
    if (this.parts.sent.has(key) || this.asking.has(key)) return this.tell(event, 'dropped');
    const { mayBeFirst } = this.parts;
    if (mayBeFirst) void this.ask(event, key, mayBeFirst);
    else this.sendOnce(event, key);
  }

  private async ask(
    event: AnalyticsEvent,
    key: string,
    mayBeFirst: NonNullable<EventQueueParts['mayBeFirst']>,
  ): Promise<void> {
    this.asking.add(key);
    this.tell(event, 'waiting');
    try {
      if (await mayBeFirst(event)) return this.sendOnce(event, key);
      this.parts.sent.add(key);
      this.tell(event, 'dropped');
    } catch {
      // Not answered: the same page asks again the next time it is opened.
      this.tell(event, 'dropped');
    } finally {
      this.asking.delete(key);
    }
  }

  private sendOnce(event: AnalyticsEvent, key: string): void {
    this.parts.sent.add(key);
    this.passOn(event);
  }

  private passOn(event: AnalyticsEvent): void {
    this.parts.sink.send(withoutEmails(event));
    this.tell(event, 'sent');
  }

  private drop(event: AnalyticsEvent | undefined): void {
    if (event) this.tell(event, 'dropped');
  }

  private tell(event: AnalyticsEvent, status: EventStatus): void {
    this.parts.onStatus?.(event, status);
  }
}
