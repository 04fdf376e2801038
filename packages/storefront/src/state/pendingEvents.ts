import type { AnalyticsEvent } from '@touchline/features/platform/analytics';
import { defineStored, json, stored, type StorageNeeds } from '@touchline/features/platform/storage';

/** A cookie that is longer is refused by browsers, and makes every request slow. */
const maxLength = 2_000;

const isEvent = (value: unknown): value is AnalyticsEvent =>
  typeof value === 'object' && value !== null && 'event' in value && 'fields' in value;

/**
 * Events that happened before a redirect, for the page it leads to: the form that added to the bag, a reservation that
 * failed. That page takes them out. Written only where analytics is granted.
 */
export const pendingEvents = defineStored<readonly AnalyticsEvent[]>({
  key: 'pendingEvents',
  where: 'cookie',
  maxAge: 600,
  purpose: 'analytics',
  endsWithLogout: true,
  codec: json((events) => (Array.isArray(events) ? events.filter(isEvent) : undefined)),
});

function decodePassedOn(text: string): readonly AnalyticsEvent[] {
  try {
    return pendingEvents.codec.decode(text) ?? [];
  } catch {
    return [];
  }
}

/** The events of earlier redirects, if any, and of this one as one text; the oldest are left out when it gets too long. */
export function encodePendingEvents(before: string | undefined, events: readonly AnalyticsEvent[]): string {
  const { codec } = pendingEvents;
  const all = [...(before === undefined ? [] : decodePassedOn(before)), ...events];
  while (all.length > 0 && encodeURIComponent(codec.encode(all)).length > maxLength) all.shift();
  return codec.encode(all);
}

/** Takes the events of a redirect out of the cookie. */
export function takePendingEvents(needs: StorageNeeds): readonly AnalyticsEvent[] {
  const values = stored(needs);
  const events = values.read(pendingEvents);
  if (events) values.remove(pendingEvents);
  return events ?? [];
}
