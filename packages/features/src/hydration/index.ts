export { HydrateLater, type HydrateLaterProps } from './HydrateLater.tsx';
