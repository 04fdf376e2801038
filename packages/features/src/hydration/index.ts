export { HydrateLater, type HydrateLaterProps } from './HydrateLater.ts';
