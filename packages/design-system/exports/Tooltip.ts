export { Tooltip } from '../src/Tooltip/Tooltip.tsx';
export type { TooltipProps } from '../src/Tooltip/Tooltip.tsx';
export { tooltipTarget } from '../src/Tooltip/tooltipTarget.ts';
