import type { ImportReport } from '../../catalogue/import/importFeed.ts';

/** The result of an import in a few sentences, for the operator. */
export function importSummary(
  report: ImportReport,
  { market, dryRun, seconds }: { market: string; dryRun: boolean; seconds: number },
): string {
  const { items, skipped, warnings, groups, changed, retired, ignoredColumns, unusedColumns } = report;
  const number = (value: number) => value.toLocaleString('en');
  const count = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
  // Store stock applies to all markets.
  const where = report.isStock
    ? count(groups, 'store')
    : report.what
      ? `${number(groups)} ${groups === 1 ? 'country' : 'countries'}`
      : `${count(groups, 'group')} for ${market}`;
  const noun = report.what === 'points' ? 'point' : report.what === 'places' ? 'place' : 'item';
  return [
    `${dryRun ? 'Checked' : 'Imported'} ${number(items - skipped)} of ${count(items, noun)} in ${where} in ${seconds.toFixed(1)} s.`,
    dryRun ? 'Nothing was written.' : `${number(changed)} changed, ${number(retired)} no longer in the feed.`,
    `${number(skipped)} skipped, ${count(warnings, 'warning')}.`,
    ...(unusedColumns.length > 0 ? [`The shop makes no use of: ${unusedColumns.join(', ')}.`] : []),
    ...(ignoredColumns.length > 0 ? [`Unknown columns: ${ignoredColumns.join(', ')}.`] : []),
    '',
  ].join('\n');
}

/** What an import that ended early leaves behind. */
export const stoppedSummary = (changed: number): string =>
  changed === 0
    ? 'Nothing was imported.\n'
    : `${changed.toLocaleString('en')} group${changed === 1 ? ' was' : 's were'} imported before; import the feed again for the rest.\n`;
