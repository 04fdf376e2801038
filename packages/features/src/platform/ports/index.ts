export type {
  Analytics,
  Clock,
  Flags,
  KeyValueStorage,
  Navigation,
  Ports,
  Reporter,
  RouteEnd,
} from './ports.ts';
export { portsUntil, storageUntil } from './portsUntil.ts';
export { SessionFlags } from './SessionFlags.ts';
