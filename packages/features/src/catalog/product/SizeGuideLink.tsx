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

interface GuideProps extends SizeGuideDialogProps {
  /** The dialog could not be loaded. */
  onMissing: () => void;
}

/** In place of the dialog that could not be loaded: the page shows its table, as without JavaScript. */
function TableInstead({ onMissing }: GuideProps) {
  useEffect(() => {
    onMissing();
    const table = document.getElementById(sizeGuideId);
    const section = table?.closest('details');
    if (section) section.open = true;
    // The section itself has its place already while it opens.
    (section ?? table)?.scrollIntoView({ behavior: 'instant' });
  }, [onMissing]);
  return null;
}

const Guide = lazyPart<GuideProps>(
  async () => (await import('./SizeGuideDialog.tsx')).SizeGuideDialog,
  TableInstead,
);

/** Opens the size guide as a dialog; without JavaScript it links to the table further down. */
export function SizeGuideLink({ guide }: { guide: SizeGuide }) {
  const t = useMessages(productMessages);
  // A dialog that was closed stays, so that the closing animation can run; a missing one is loaded anew by the next press.
  const [dialog, setDialog] = useState<'open' | 'closed' | undefined>();
  return (
    <>
      <Link variant="strong" href={`#${sizeGuideId}`} onClick={interceptClick(() => setDialog('open'))}>
        <RulerIcon size={20} /> {t('size.guide')}
      </Link>
      {dialog ? (
        <Suspense fallback={null}>
          <Guide
            guide={guide}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onMissing={() => setDialog(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
