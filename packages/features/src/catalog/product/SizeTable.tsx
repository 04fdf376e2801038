import type { SizeGuide } from '@touchline/contract/product/schema';
import { DataTable } from '@touchline/design-system/DataTable';
import { Stack } from '@touchline/design-system/layout';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { productMessages } from './productMessages.ts';

/** Columns that number sizes; every other one measures them. */
const numberings = new Set(['EU', 'UK', 'US', 'KR', 'INT']);

/** Every size in the numbering of each country, or with its measurements. */
export function SizeTable({ guide: { columns, rows } }: { guide: SizeGuide }) {
  const t = useMessages(productMessages);
  const site = useSite();
  const isMeasured = columns.some((column) => !numberings.has(column));
  return (
    <Stack>
      <p>{t(isMeasured ? 'size.guide.hint' : 'size.guide.numbering')}</p>
      <DataTable
        caption={t('size.guide')}
        isCaptionHidden
        onPhone="scroll"
        columns={columns.map((header, index) => ({
          id: header,
          header,
          isRowHeader: index === 0,
          cell: (row: readonly string[]) => site.size(row[index] ?? ''),
        }))}
        rows={rows}
        rowKey={(row) => row.join(' ')}
      />
    </Stack>
  );
}
