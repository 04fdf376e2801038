import type { ImportReport } from '../../import/importFeed.ts';

/** The result of an import in a few sentences, for the operator. */
export function importSummary(
  report: ImportReport,
  { market, dryRun, seconds }: { market: string; dryRun: boolean; seconds: number },
): string {
  const { items, skipped, warnings, groups, changed, retired, ignoredColumns } = report;
  const number = (value: number) => value.toLocaleString('en');
  const count = (value: number, noun: string) => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
  // Store stock applies to all markets.
  const where = report.isStock ? count(groups, 'store') : `${count(groups, 'group')} for ${market}`;
  return [
    `${dryRun ? 'Checked' : 'Imported'} ${number(items - skipped)} of ${count(items, 'item')} in ${where} in ${seconds.toFixed(1)} s.`,
    dryRun ? 'Nothing was written.' : `${number(changed)} changed, ${number(retired)} no longer in the feed.`,
    `${number(skipped)} skipped, ${count(warnings, 'warning')}.`,
    ...(ignoredColumns.length > 0 ? [`Unknown columns: ${ignoredColumns.join(', ')}.`] : []),
    '',
  ].join('\n');
}
