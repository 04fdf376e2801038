import type { AddItem } from '@touchline/contract/basket/schema';

/** A change of the bag from a posted form. */
export type CartChange =
  | { act: 'change'; itemId: string; quantity: number }
  | { act: 'remove'; itemId: string }
  | { act: 'undo'; item: AddItem }
  | { act: 'accept' };

/**
 * Parses a form of the bag; `undefined` for anything that is not a known change. A quantity of 0 removes the line. The
 * buttons next to the number send a `step` with it.
 */
export function readCartForm(form: FormData): CartChange | undefined {
  const act = form.get('act');
  const itemId = text(form, 'itemId');
  const typed = wholeNumber(form, 'quantity');
  const quantity = typed === undefined ? undefined : typed + stepOf(form);
  switch (act) {
    case 'change':
      if (!itemId || quantity === undefined) return undefined;
      return quantity <= 0 ? { act: 'remove', itemId } : { act, itemId, quantity };
    case 'remove':
      return itemId ? { act, itemId } : undefined;
    case 'undo': {
      const productId = text(form, 'productId');
      if (!productId || !quantity) return undefined;
      const recipeId = text(form, 'recipeId');
      return { act, item: { productId, quantity, ...(recipeId ? { recipeId } : {}) } };
    }
    case 'accept':
      return { act };
    default:
      return undefined;
  }
}

function stepOf(form: FormData): number {
  const step = text(form, 'step');
  return step === '1' || step === '-1' ? Number(step) : 0;
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : undefined;
}

function wholeNumber(form: FormData, name: string): number | undefined {
  const value = text(form, name);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}
