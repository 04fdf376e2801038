import type { SizeGuide } from '@touchline/contract/product/schema';
import { Dialog } from '@touchline/design-system/Dialog';
import { useWords } from '../i18n/index.ts';
import { productWords } from './productWords.ts';
import { SizeTable } from './SizeTable.tsx';

export interface SizeGuideDialogProps {
  guide: SizeGuide;
  isOpen: boolean;
  onClose: () => void;
}

/** The size guide over the page, so that the choice of a size is not left. */
export function SizeGuideDialog({ guide, isOpen, onClose }: SizeGuideDialogProps) {
  const say = useWords(productWords);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('size.guide')}
      closeLabel={say('close')}
      size="large"
    >
      <SizeTable guide={guide} />
    </Dialog>
  );
}
