/**
 * Marks a control that does nothing before the page is hydrated. The start-up script keeps early clicks on
 * `[data-needs-script]` and repeats them afterwards, so that none is lost.
 */
export const NEEDS_SCRIPT = { 'data-needs-script': '' } as const;
