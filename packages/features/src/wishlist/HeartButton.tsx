import { HeartIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import { productCardMessages } from '../catalog/productCard/index.ts';
import type { HeartOutcome, SavedProductsStore } from './SavedProductsStore.ts';

/** Id of the form that hearts belong to before the script has started. The page's frame has it once. */
export const heartFormId = 'wishlist-hearts';

export interface HeartButtonProps {
  store: SavedProductsStore;
  product: { id: string; name: string };
  /** `floating` on a picture, `outlined` next to a large button. @default 'floating' */
  variant?: 'floating' | 'outlined' | undefined;
  /** Called when a press has been carried out, or was refused. */
  onOutcome?: ((outcome: HeartOutcome) => void) | undefined;
}

/**
 * Saves a product, or removes it. A submit button of the form `heartFormId`, so that it saves without JavaScript too;
 * once the script runs the heart changes at once.
 */
export const HeartButton = observer(function HeartButton({
  store,
  product: { id, name },
  variant = 'floating',
  onOutcome,
}: HeartButtonProps) {
  const t = useMessages(productCardMessages);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    void store.toggle(id).then(onOutcome);
  };
  return (
    <IconButton
      type="submit"
      form={heartFormId}
      name="save"
      value={id}
      data-needs-script=""
      label={t('save', { name })}
      variant={variant}
      aria-pressed={store.has(id)}
      onClick={handleClick}
    >
      <HeartIcon />
    </IconButton>
  );
});
