export type { Analytics, Clock, Flags, KeyValueStorage, Navigation, Ports, Reporter } from './ports.ts';
