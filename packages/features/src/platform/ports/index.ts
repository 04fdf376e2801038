export type {
  Analytics,
  Authenticator,
  Clock,
  Flags,
  KeyValueStorage,
  Navigation,
  Ports,
  Reporter,
  RouteEnd,
} from './ports.ts';
export { abortablePorts, abortableStorage } from './abortablePorts.ts';
export { SessionFlags } from './SessionFlags.ts';
