export type { AnalyticsEventDefinition } from './AnalyticsEventDefinition.ts';
export type { ConsentSource, ConsentState } from './AnalyticsConsent.ts';
export { EventQueue, maxWaiting, type EventStatus, type EventSink, type SentEvents } from './EventQueue.ts';
export {
  analyticsEvents,
  type AnalyticsEvent,
  type EventFields,
  type EventName,
  type EventStep,
  type LoginMethod,
  type LogoutScope,
  type PageFacts,
} from './events.ts';
export {
  analyticsEnvironments,
  deviceTypeOf,
  type AnalyticsEnvironment,
  type AppState,
  type DeviceType,
} from './appState.ts';
export { RecordedEvents } from './RecordedEvents.ts';
