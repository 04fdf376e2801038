import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../../catalogue/import/importFeed.ts';
import { importSummary } from './importSummary.ts';

const report: ImportReport = {
  items: 1941,
  skipped: 1,
  warnings: 1,
  groups: 3,
  changed: 0,
  retired: 0,
  isStock: false,
  ignoredColumns: [],
  unusedColumns: [],
};
const how = { market: 'us', dryRun: true, seconds: 1.94 };

describe('The summary of an import', () => {
  it('states how many items were valid, and for which market', () => {
    expect(importSummary(report, how)).toBe(
      'Checked 1,940 of 1,941 items in 3 groups for us in 1.9 s.\nNothing was written.\n1 skipped, 1 warning.\n',
    );
  });

  it('names stores, and no market, for store stock', () => {
    const summary = importSummary({ ...report, isStock: true, groups: 1 }, { ...how, dryRun: false });
    expect(summary).toContain('Imported 1,940 of 1,941 items in 1 store in 1.9 s.');
  });
});
