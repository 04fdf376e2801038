import { toLatinDigits } from '@touchline/contract/contact/digits';
import { readCodesForm, type CodesChange } from '../codes/index.ts';
import type { AddItem } from '@touchline/contract/basket/schema';
import type { Gift } from '@touchline/contract/gift/schema';

/** A change of the bag from a posted form. */
export type CartChange =
  | { action: 'change'; itemId: string; quantity: number }
  | { action: 'remove'; itemId: string }
  /** `unsave` is the product that leaves the wishlist again. */
  | { action: 'undo'; item: AddItem; unsave?: string }
  | { action: 'save' | 'apart' | 'together'; itemId: string }
  | { action: 'gift'; itemId: string; gift: Gift }
  | { action: 'code'; code: CodesChange }
  | { action: 'accept' | 'saveSoldOut' | 'removeSoldOut' | 'removeFlash' };

/**
 * Parses a form of the bag; `undefined` for anything that is not a known change. A quantity of 0 removes the line. The
 * buttons next to the number send a `step` with it.
 */
export function readCartForm(form: FormData): CartChange | undefined {
  const code = readCodesForm(form);
  if (code) return { action: 'code', code };
  const action = form.get('action');
  const itemId = text(form, 'itemId');
  const typed = integerOf(form, 'quantity');
  const quantity = typed === undefined ? undefined : typed + stepOf(form);
  switch (action) {
    case 'change':
      if (!itemId || quantity === undefined) return undefined;
      return quantity <= 0 ? { action: 'remove', itemId } : { action, itemId, quantity };
    case 'remove':
    case 'save':
    case 'apart':
    case 'together':
      return itemId ? { action, itemId } : undefined;
    case 'gift':
      return itemId ? { action, itemId, gift: giftIn(form) } : undefined;
    case 'undo': {
      const productId = text(form, 'productId');
      if (!productId || !quantity) return undefined;
      const recipeId = text(form, 'recipeId');
      const gift = giftIn(form);
      const unsave = text(form, 'unsave');
      return {
        action,
        item: {
          productId,
          quantity,
          ...(recipeId ? { recipeId } : {}),
          ...(gift.recipientEmail ? { gift } : {}),
        },
        ...(unsave ? { unsave } : {}),
      };
    }
    case 'accept':
    case 'saveSoldOut':
    case 'removeSoldOut':
    case 'removeFlash':
      return { action };
    default:
      return undefined;
  }
}

/** For whom a gift card is; empty for anything else. */
function giftIn(form: FormData): Gift {
  const field = (name: string): string => {
    const value = form.get(`gift.${name}`);
    return typeof value === 'string' ? value : '';
  };
  const message = field('message');
  const sendOn = field('sendOn');
  return {
    recipientName: field('recipientName'),
    recipientEmail: field('recipientEmail'),
    senderName: field('senderName'),
    ...(message ? { message } : {}),
    ...(sendOn ? { sendOn } : {}),
  };
}

function stepOf(form: FormData): number {
  const step = text(form, 'step');
  return step === '1' || step === '-1' ? Number(step) : 0;
}

function text(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' && value.length <= 100 ? value : undefined;
}

function integerOf(form: FormData, name: string): number | undefined {
  const value = toLatinDigits(text(form, name) ?? '');
  return /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}
