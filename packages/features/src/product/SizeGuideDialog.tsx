import type { SizeGuide } from '@touchline/contract/product/schema';
import { DataTable } from '@touchline/design-system/DataTable';
import { Dialog } from '@touchline/design-system/Dialog';
import { useWords } from '../i18n/index.ts';
import { useSite } from '../site/index.ts';
import { productWords } from './productWords.ts';

export interface SizeGuideDialogProps {
  guide: SizeGuide;
  isOpen: boolean;
  onClose: () => void;
}

/** The size guide over the page, so that the choice of a size is not left. */
export function SizeGuideDialog({ guide: { columns, rows }, isOpen, onClose }: SizeGuideDialogProps) {
  const say = useWords(productWords);
  const site = useSite();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('size.guide')}
      closeLabel={say('close')}
      size="large"
    >
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
    </Dialog>
  );
}
