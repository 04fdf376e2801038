import type { SizeGuide } from '@touchline/contract/product/schema';
import { RulerIcon } from '@touchline/design-system/Icon';
import { Link } from '@touchline/design-system/Link';
import { Suspense, useEffect, useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { interceptClick } from '../productCard/index.ts';
import { productMessages } from './productMessages.ts';
import type { SizeGuideDialogProps } from './SizeGuideDialog.tsx';

/** Id of the table on the page; browsers open the section that contains it. */
export const sizeGuideId = 'size-guide';

/** The dialog could not be loaded: the page shows its table, as without JavaScript. */
function TableInstead({ isOpen, onClose }: SizeGuideDialogProps) {
  useEffect(() => {
    if (!isOpen) return;
    onClose();
    const table = document.getElementById(sizeGuideId);
    const section = table?.closest('details');
    if (section) section.open = true;
    // The section itself has its place already while it opens.
    (section ?? table)?.scrollIntoView({ behavior: 'instant' });
  }, [isOpen, onClose]);
  return null;
}

const Guide = lazyPart(async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog, TableInstead);

/** Opens the size guide as a dialog; without JavaScript it links to the table further down. */
export function SizeGuideLink({ guide }: { guide: SizeGuide }) {
  const t = useMessages(productMessages);
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const open = () => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <Link variant="strong" href={`#${sizeGuideId}`} onClick={interceptClick(open)}>
        <RulerIcon size={20} /> {t('size.guide')}
      </Link>
      {wasOpen ? (
        <Suspense fallback={null}>
          <Guide guide={guide} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
