export { focusOnLoad } from '../src/foundations/focusOnLoad.ts';
export { breakpoints, media } from '../src/foundations/media.ts';
export { deviceSizeOf, deviceSizes } from '../src/foundations/deviceSize.ts';
export type { DeviceSize } from '../src/foundations/deviceSize.ts';
export { focusRing, focusRingDeclarations, focusRingWithin } from '../src/foundations/focusRing.ts';
export { NEEDS_HYDRATION } from '../src/foundations/needsHydration.ts';
export { visuallyHidden } from '../src/foundations/visuallyHidden.ts';
export { useHydrated } from '../src/foundations/useHydrated.ts';
export { useReturnFocus } from '../src/foundations/useReturnFocus.ts';
