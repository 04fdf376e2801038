import { joinParts } from '@touchline/contract/joinParts';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { Stack } from '@touchline/design-system/layout';
import { SizeGrid } from '@touchline/design-system/SizeGrid';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { PictureChoices } from '@touchline/design-system/Swatches';
import { observer } from 'mobx-react-lite';
import { useEffect, type MouseEvent } from 'react';
import { BagErrorNote } from '../cart/bag/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { pictureView } from '../platform/picture/index.ts';
import { useSite } from '../platform/site/index.ts';
import { isSold, type MoveToBagStore } from './MoveToBagStore.ts';
import { wishlistMessages } from './wishlistMessages.ts';

export interface MoveToBagDialogProps {
  store: MoveToBagStore;
  /** The product's name. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
  /** Called once it is in the bag. */
  onMoved: () => void;
}

/** Chooses colour and size of a saved product, which then goes to the bag without leaving the wishlist. */
export const MoveToBagDialog = observer(function MoveToBagDialog({
  store,
  name,
  isOpen,
  onClose,
  onMoved,
}: MoveToBagDialogProps) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const { status, product, sku, isSizeMissing, bag, lostSize } = store;
  const left = store.sizesLeft.map((size) => site.size(size));
  useEffect(() => {
    if (store.status.kind === 'loading') void store.load();
  }, [store]);
  const sizes = (product?.variation_list ?? []).map(({ sku: value, size, availability_status, left }) => ({
    value,
    label: site.size(size),
    isSoldOut: !isSold(availability_status),
    isLow: left !== undefined,
  }));
  // The links of colours lead to their pages; here they change what is chosen.
  const handleColour = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const colour = product?.colours.find(({ url }) => site.href(url) === link?.getAttribute('href'));
    if (!colour) return;
    event.preventDefault();
    void store.chooseColour(colour.id);
  };
  const chosenGone = sizes.some(({ value, isSoldOut }) => value === sku && isSoldOut);
  const handleSubmit = () => void store.submit().then((isMoved) => (isMoved ? onMoved() : undefined));
  return (
    <Dialog
      {...{ isOpen, onClose }}
      size="small"
      title={name}
      closeLabel={t('close')}
      footer={
        status.kind === 'ready' ? (
          <Button isWide isBusy={store.isSubmitting} disabled={chosenGone} onClick={handleSubmit}>
            {t('bag.move')}
          </Button>
        ) : status.kind === 'failed' ? (
          <Button isWide onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={16}>
        {status.kind === 'loading' ? (
          <div role="status" aria-label={t('bag.loading')}>
            <Skeleton shape="box" style={{ blockSize: 160 }} />
          </div>
        ) : null}
        {status.kind === 'gone' ? <p>{t('heart.gone')}</p> : null}
        {status.kind === 'failed' ? (
          <Callout tone="urgent" isAnnounced>
            {t('problem.failed')}
          </Callout>
        ) : null}
        {status.kind === 'ready' && product && product.colours.length > 1 ? (
          <PictureChoices
            label={t('bag.colour')}
            choices={product.colours.map(({ id, url, name: colour, picture, availability_status: state }) => {
              const isSoldOut = state !== undefined && !isSold(state) && state !== 'PREVIEW';
              return {
                href: site.href(url),
                label: joinParts([colour, isSoldOut ? t('bag.soldOut') : '']),
                picture: picture && pictureView(picture),
                isCurrent: id === store.colourId,
                isSoldOut,
              };
            })}
            onClickCapture={handleColour}
          />
        ) : null}
        {status.kind === 'ready' ? (
          <SizeGrid
            name="sku"
            legend={t('choose')}
            sizes={sizes}
            chosen={sku === undefined ? [] : [sku]}
            onSizesChange={([next]) => next !== undefined && store.choose(next)}
            soldOutLabel={t('bag.soldOut')}
            lowLabel={t('bag.low')}
            error={isSizeMissing ? t('bag.missing') : undefined}
          />
        ) : null}
        {lostSize === undefined ? null : (
          <Callout tone="urgent" isAnnounced title={t('bag.gone', { size: site.size(lostSize) })}>
            {left.length > 0 ? t('bag.left', { sizes: left.join(', ') }) : t('bag.noneLeft')}
          </Callout>
        )}
        <BagErrorNote store={bag} />
      </Stack>
    </Dialog>
  );
});
