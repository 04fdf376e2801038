import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { useHydrated } from '@touchline/design-system/foundations';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CartStore } from './CartStore.ts';
import { cartMessages } from './cartMessages.ts';
import { removedName } from './removedName.ts';

/** Restores the last removed line with a form; after hydration a snackbar offers the same. */
export const UndoForm = observer(function UndoForm({ store }: { store: CartStore }) {
  const site = useSite();
  const t = useMessages(cartMessages);
  const isHydrated = useHydrated();
  const { removed } = store.basket;
  if (!removed || isHydrated) return null;
  const { item, moved } = removed;
  return (
    <Callout
      tone="info"
      actions={
        <form method="post" action={site.href('/cart')}>
          <input type="hidden" name="action" value="undo" />
          <input type="hidden" name="productId" value={item.productId} />
          <input type="hidden" name="quantity" value={item.quantity} />
          {item.recipeId ? <input type="hidden" name="recipeId" value={item.recipeId} /> : null}
          {Object.entries(item.gift ?? {}).map(([field, text]) => (
            <input key={field} type="hidden" name={`gift.${field}`} value={text} />
          ))}
          {moved && !moved.wasSaved ? <input type="hidden" name="unsave" value={moved.productId} /> : null}
          <Button type="submit" variant="secondary" size="small">
            {t('line.undo')}
          </Button>
        </form>
      }
    >
      {t(moved ? 'line.moved' : 'line.removed', { name: removedName(removed, site) })}
    </Callout>
  );
});
