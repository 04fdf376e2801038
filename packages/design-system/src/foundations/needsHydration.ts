/**
 * Marks a control that does nothing before hydration. The start-up script records early clicks on
 * `[data-needs-script]` and replays them after hydration, so that none is lost.
 */
export const NEEDS_HYDRATION = { 'data-needs-script': '' } as const;
