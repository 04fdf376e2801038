import type { SizeGuide } from '@touchline/contract/product/schema';
import { Dialog } from '@touchline/design-system/Dialog';
import { useMessages } from '../../platform/i18n/index.ts';
import { productMessages } from './productMessages.ts';
import { SizeTable } from './SizeTable.tsx';

export interface SizeGuideDialogProps {
  guide: SizeGuide;
  isOpen: boolean;
  onClose: () => void;
}

/** The size guide as a dialog, so that the shopper stays at the size choice. */
export function SizeGuideDialog({ guide, isOpen, onClose }: SizeGuideDialogProps) {
  const t = useMessages(productMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('size.guide')} closeLabel={t('close')} size="large">
      <SizeTable guide={guide} />
    </Dialog>
  );
}
