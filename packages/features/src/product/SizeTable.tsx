import type { SizeGuide } from '@touchline/contract/product/schema';
import { DataTable } from '@touchline/design-system/DataTable';
import { Stack } from '@touchline/design-system/layout';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { productWords } from './productWords.ts';

/** Measures of every size. */
export function SizeTable({ guide: { columns, rows } }: { guide: SizeGuide }) {
  const say = useWords(productWords);
  const site = useSite();
  return (
    <Stack>
      <p>{say('size.guide.hint')}</p>
      <DataTable
        caption={say('size.guide')}
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
